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
	/** The visitor's text. It follows the facts, so that none of its lines can look like a fact. */
	quotation?: string;
	/** The one thing to do. */
	action?: Link;
	/** A quieter link below. */
	secondary?: Link;
	/** Small print below. */
	note?: string;
}

/** Returns the facts of a letter, one line each even if a value has line breaks. */
export const writeFacts = ({ facts = [] }: Pick<Letter, 'facts'>): string[] =>
	facts.map(([name, value]) => `${name}: ${oneLine(value)}`);

/** Marks each line of a text as a quotation. */
export const quoteLines = (text: string): string =>
	text
		.split(/\r\n|[\n\v\f\r\u0085\u2028\u2029]/)
		.map((line) => `> ${line}`)
		.join('\n');
