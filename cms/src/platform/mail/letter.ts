interface Link {
	label: string;
	url: string;
}

/** What a mail says; both its parts, HTML and plain text, are made of this. */
export interface Letter {
	subject: string;
	/** Of what it says. */
	language: string;
	/** One paragraph each, plain text; a line break in one is kept. */
	paragraphs: readonly string[];
	/** Names and values, such as who wrote. */
	facts?: readonly (readonly [name: string, value: string])[];
	/** The one thing to do. */
	action?: Link;
	/** A quieter link below. */
	secondary?: Link;
	/** Small print below. */
	note?: string;
}
