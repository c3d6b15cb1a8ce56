import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';

/** One announcement of the virtual screen reader. */
export interface Announcement {
	/** Role as spoken; empty for text. */
	readonly role: string;
	/** Text, or name of the element. */
	readonly name: string;
	/** Value of a control or meter. */
	readonly value: string;
	/** The whole phrase. */
	readonly phrase: string;
	/** Number of the innermost list item, cell, article or group around it: data and hints may be equal in two of them. */
	readonly item: number | null;
}

const reader = readFileSync(
	createRequire(__filename).resolve('@guidepup/virtual-screen-reader/browser.js'),
	'utf8',
);

/** Limit of announcements, more than any page has. */
const MAX_STEPS = 5000;

/**
 * Reads a page from beginning to end. The content of links, buttons and headings is left out,
 * because the reader repeats it after their names. The page's CSP must be bypassed.
 */
export async function readAloud(page: Page): Promise<Announcement[]> {
	const announcements = await page.evaluate(read, { reader, maxSteps: MAX_STEPS });
	if (announcements.length === 0)
		throw new Error(`The screen reader read nothing on ${page.url()}`);
	return announcements;
}

/** Runs in the browser: starts the reader and returns its announcements. */
async function read({ reader, maxSteps }: { reader: string; maxSteps: number }) {
	const address = URL.createObjectURL(new Blob([reader], { type: 'text/javascript' }));
	const { virtual } = await import(address);
	const namedByContent = 'a, button, h1, h2, h3, h4, h5, h6, select, summary, [role=tab]';
	const items = [...document.querySelectorAll('li, td, th, dt, dd, article, [role=group]')];
	const announcements: {
		role: string;
		name: string;
		value: string;
		phrase: string;
		item: number | null;
	}[] = [];
	await virtual.start({ container: document.body });
	for (let step = 0; step < maxSteps; step += 1) {
		const phrase: string = await virtual.lastSpokenPhrase();
		if (phrase === 'end of document') break;
		const node: Node = virtual.activeNode;
		const around = node.parentElement?.closest(namedByContent);
		if (!/^end(?: of|,)/.test(phrase) && !around) {
			const isText = node instanceof Text;
			const itemText: string = await virtual.itemText();
			const [role = ''] = isText ? [''] : phrase.split(',');
			const element = node instanceof Element ? node : null;
			const field =
				element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
					? element.value
					: '';
			const value =
				element?.getAttribute('aria-valuetext') ?? element?.getAttribute('aria-valuenow') ?? field;
			const name =
				!isText && value && itemText.endsWith(value) ? itemText.slice(0, -value.length) : itemText;
			const parent = isText ? node.parentElement : element;
			const item = items.findLastIndex((item) => item.contains(parent));
			announcements.push({
				role,
				name: name.replace(/, $/, '').trim(),
				value,
				phrase,
				item: item < 0 ? null : item,
			});
		}
		await virtual.next();
	}
	await virtual.stop();
	URL.revokeObjectURL(address);
	return announcements;
}

/** Roles of controls, pictures and meters, which need a name. */
const needsName = new Set([
	...['button', 'link', 'tab', 'option', 'image', 'meter', 'progressbar', 'slider'],
	...['textbox', 'searchbox', 'spinbutton', 'combobox', 'listbox', 'checkbox', 'radio', 'switch'],
]);

/** Roles whose visible label is read in addition to their name. */
const hasLabel = new Set([
	...['textbox', 'searchbox', 'spinbutton', 'combobox', 'listbox', 'checkbox', 'radio', 'switch'],
	...['meter', 'progressbar', 'slider', 'group', 'radiogroup'],
]);

/** Roles with text of their own; the names of others, such as rows, are repeated in their content. */
const saysValue = new Set(['', 'heading', 'link', 'button', 'image', ...needsName]);

/** Minimum length in characters: a shorter text that repeats may be a label. */
const MIN_SENTENCE_LENGTH = 40;

/** Number of announcements before and after a meter that may repeat its value. */
const NEIGHBOURS = 3;

const areInTwoItems = (one: Announcement, other: Announcement) =>
	one.item !== null && other.item !== null && one.item !== other.item;

const digitsIn = (text: string) => text.replace(/[^\d.]/g, '');

/** Finds announcements that would confuse a listener. */
export function findSpokenFaults(announcements: readonly Announcement[]): string[] {
	const statements = announcements.filter(({ role, name }) => saysValue.has(role) && name !== '');
	const unnamed = announcements.filter(({ role, name }) => needsName.has(role) && name === '');
	const symbols = announcements.filter(({ phrase }) => /\p{Sc}\s*_|_\s*\d/u.test(phrase));
	const repeated = statements.filter((statement, at) => {
		const { role, name } = statement;
		const before = statements[at - 1];
		if (before?.name !== name || areInTwoItems(before, statement)) return false;
		// A control's label may be before or after it.
		return (
			!(before.role === '' && hasLabel.has(role)) && !(role === '' && hasLabel.has(before.role))
		);
	});
	const measured = statements.flatMap((meter, at) =>
		['meter', 'progressbar'].includes(meter.role)
			? statements
					.slice(Math.max(0, at - NEIGHBOURS), at + NEIGHBOURS + 1)
					.filter(({ role, name }) => !role && digitsIn(name) === digitsIn(meter.value))
			: [],
	);
	const sentences = statements.filter(
		({ role, name }) => !role && name.length >= MIN_SENTENCE_LENGTH,
	);
	const twice = sentences.filter((sentence, at) =>
		sentences
			.slice(0, at)
			.some((other) => other.name === sentence.name && !areInTwoItems(other, sentence)),
	);
	return [
		...unnamed.map(({ phrase }) => `Without a name: ${phrase}`),
		...symbols.map(({ phrase }) => `Read as symbols: ${phrase}`),
		...[...repeated, ...twice].map(({ phrase }) => `Read twice: ${phrase}`),
		...measured.map(({ phrase }) => `Said by the text and by the meter: ${phrase}`),
	];
}
