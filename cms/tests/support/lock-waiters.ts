interface Rows {
	readonly rows: readonly { readonly count: string }[];
}

const asked = "select count(*) from pg_stat_activity where wait_event_type = 'Lock'";

/** Number of PostgreSQL sessions waiting for a lock. `ask` runs a statement. */
export async function howManyWait(ask: (sql: string) => PromiseLike<Rows>): Promise<number> {
	const { rows } = await ask(asked);
	return Number(rows[0]?.count);
}
