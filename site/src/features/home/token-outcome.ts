/** What became of a mail's link. */
export interface TokenOutcome {
	readonly done: boolean;
	/** Why not. */
	readonly message: string;
}
