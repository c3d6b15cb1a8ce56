/** An e-mail in the mailbox. */
export interface Mail {
	readonly from: string;
	readonly to: readonly string[];
	readonly subject: string;
	readonly html: string;
	readonly text: string;
	readonly headers: Readonly<Record<string, string>>;
}
