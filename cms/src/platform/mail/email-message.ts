import { oneLine } from '@sumu/contract';

interface Link {
	label: string;
	url: string;
}

/** Content of an e-mail, from which both its HTML and its plain text are made. */
export interface EmailMessage {
	subject: string;
	/** Language of the content. */
	language: string;
	/** Paragraphs in plain text; line breaks are kept. */
	paragraphs: readonly string[];
	/** Text with formatting, after the paragraphs: sanitized HTML for e-mails, and the same as plain text. */
	body?: { readonly html: string; readonly text: string };
	/** Names and values, such as the sender's name; one line each. */
	facts?: readonly (readonly [name: string, value: string])[];
	/** The visitor's text. It follows the facts, so that none of its lines can look like a fact. */
	quotation?: string;
	/** Link of the main action. */
	action?: Link;
	/** Less prominent link below the action. */
	secondary?: Link;
	/** Small print at the end. */
	note?: string;
}

/** Returns the facts of a letter, one line each even if a value has line breaks. */
export const writeFacts = ({ facts = [] }: Pick<EmailMessage, 'facts'>): string[] =>
	facts.map(([name, value]) => `${name}: ${oneLine(value)}`);

/** Marks each line of a text as a quotation. */
export const quoteLines = (text: string): string =>
	text
		.split(/\r\n|[\n\v\f\r\u0085\u2028\u2029]/)
		.map((line) => `> ${line}`)
		.join('\n');

/** Renders a letter as plain text, signed with the owner's name. */
export function asText(letter: EmailMessage, owner: string) {
	const { paragraphs, body, quotation, action, secondary, note } = letter;
	return [
		...paragraphs,
		body?.text ?? '',
		writeFacts(letter).join('\n'),
		quotation ?? '',
		action ? `${action.label}: ${action.url}` : '',
		secondary ? `${secondary.label}: ${secondary.url}` : '',
		note ?? '',
		`-- \n${owner}`,
	]
		.filter(Boolean)
		.join('\n\n');
}
