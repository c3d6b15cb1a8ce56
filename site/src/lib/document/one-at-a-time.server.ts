import { setImmediate as nextTurn } from 'node:timers/promises';

let renderQueue: Promise<unknown> = Promise.resolve();

/**
 * Renders one page at a time: renders compete for the same CPU, and between two of them the server handles cheap
 * requests. The pause takes two turns of the event loop, because a connection is accepted in one turn and read in the
 * next.
 */
export function oneAtATime<Result>(render: () => Promise<Result>): Promise<Result> {
	const mine = renderQueue.then(render);
	const rest = () => nextTurn().then(() => nextTurn());
	renderQueue = mine.then(rest, rest);
	return mine;
}
