interface Rows {
	readonly rows: readonly { readonly count: string }[];
}

const asked = "select count(*) from pg_stat_activity where wait_event_type = 'Lock'";

/** Number of PostgreSQL sessions waiting for a lock. `ask` runs a statement. */
export async function howManyWait(ask: (sql: string) => PromiseLike<Rows>): Promise<number> {
	// A transaction would otherwise see only the sessions of its first question.
	await ask('select pg_stat_clear_snapshot()');
	const { rows } = await ask(asked);
	return Number(rows[0]?.count);
}
