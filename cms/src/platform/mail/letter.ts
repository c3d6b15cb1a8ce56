import { oneLine } from '@sumu/contract';

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
	/** Names and values, such as who wrote; one line each. */
	facts?: readonly (readonly [name: string, value: string])[];
	/** The visitor's text. It follows the facts, so that none of its lines can pass for a fact. */
	quotation?: string;
	/** The one thing to do. */
	action?: Link;
	/** A quieter link below. */
	secondary?: Link;
	/** Small print below. */
	note?: string;
}

/** The facts of a letter, one line each whatever their values contain. */
export const factLines = ({ facts = [] }: Pick<Letter, 'facts'>): string[] =>
	facts.map(([name, value]) => `${name}: ${oneLine(value)}`);

/** A text with each of its lines marked as a quotation. */
export const quoted = (text: string): string =>
	text
		.split(/\r\n|[\n\v\f\r\u0085\u2028\u2029]/)
		.map((line) => `> ${line}`)
		.join('\n');
