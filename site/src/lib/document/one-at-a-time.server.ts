import { setImmediate as nextTurn } from 'node:timers/promises';

let turn: Promise<unknown> = Promise.resolve();

/**
 * Renders one page after the other: they all need the same processor, and between two of them the
 * server answers what takes no time. A connection is accepted in one turn of the event loop and read
 * in the next.
 */
export function oneAtATime<Result>(render: () => Promise<Result>): Promise<Result> {
	const mine = turn.then(render);
	const rest = () => nextTurn().then(() => nextTurn());
	turn = mine.then(rest, rest);
	return mine;
}
