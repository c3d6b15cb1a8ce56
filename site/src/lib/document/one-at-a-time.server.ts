let turn: Promise<unknown> = Promise.resolve();

/**
 * Renders one page after the other: they all need the same processor, and between two of them the
 * server answers what takes no time.
 */
export function oneAtATime<Result>(render: () => Promise<Result>): Promise<Result> {
	const mine = turn.then(render);
	turn = mine.catch(() => {});
	return mine;
}
