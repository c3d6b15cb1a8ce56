/** What a panel beside a form is told of the entry that is open. */
export interface Shown {
	model: string;
	/** None while one is being added. */
	document?: Record<string, unknown>;
}
