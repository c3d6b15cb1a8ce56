import { expect } from '@playwright/test';
import type { Handle, Window } from './window';

/** In the page: the first visible element of a selector with that accessible name, brought to the middle of the screen; nothing while it moves. */
async function pick(selector: string, name: string) {
	const read = (text: string | null | undefined) => text?.replace(/\s+/g, ' ').trim() ?? '';
	const nameOf = (element: Element) => {
		const label = element.getAttribute('aria-label');
		if (label) return read(label);
		const labels = 'labels' in element && element.labels instanceof NodeList ? element.labels : [];
		return read([...labels].map((one) => one.textContent).join(' ') || element.textContent);
	};
	const dialog = document.querySelector('dialog[open]:modal');
	const found = [...(dialog ?? document).querySelectorAll(selector)].find(
		(element) =>
			(element.matches('[type=file]') || element.checkVisibility({ visibilityProperty: true })) &&
			(name === '' || nameOf(element) === name),
	);
	if (!found) return;
	found.scrollIntoView({ block: 'center', behavior: 'instant' });
	const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
	const before = found.getBoundingClientRect();
	await frame();
	await frame();
	const { x, y, width, height } = found.getBoundingClientRect();
	if (x !== before.x || y !== before.y) return;
	// During a view transition the whole page is under its pictures.
	const hit = document.elementFromPoint(x + width / 2, y + height / 2);
	return found.contains(hit) || found.matches('[type=file]') ? found : undefined;
}

/** In the page: empties a text field as typing would. */
function empty(selector: string, name: string) {
	const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(selector);
	for (const field of fields) {
		const label = field.ariaLabel ?? field.labels?.[0]?.textContent?.trim();
		if (label?.replace(/\s+/g, ' ') !== name || field.value === '') continue;
		field.select();
		document.execCommand('delete');
	}
}

const fields = 'input:not([type=hidden], [type=file]), textarea, select';

/** Uses a window as a person would, and waits for what a person would wait for. */
export class User {
	constructor(readonly window: Window) {}

	/** The element of a selector with that accessible name, once it is there. */
	async find(selector: string, name = ''): Promise<Handle> {
		let found: Handle | undefined;
		await expect
			.poll(
				async () => {
					found = await this.window.find(pick, selector, name);
					return found !== undefined;
				},
				{ message: `${selector} "${name}"` },
			)
			.toBe(true);
		if (!found) throw new Error(`No ${selector} "${name}"`);
		return found;
	}

	/** Again where something moved just then. */
	async click(selector: string, name = ''): Promise<void> {
		await expect(async () => (await this.find(selector, name)).click()).toPass();
	}

	async fill(label: string, text: string): Promise<void> {
		await this.find(fields, label);
		await this.window.run(empty, fields, label);
		await (await this.find(fields, label)).type(text);
	}

	async attach(label: string, file: string): Promise<void> {
		await (await this.find('input[type=file]', label)).attach(file);
	}

	/** Waits for a text that is visible. */
	async see(text: string, timeout?: number): Promise<void> {
		// In lower case: the text may be set in capitals.
		const isSeen = (wanted: string) => {
			const plain = (value: string) => value.replace(/\s+/g, ' ').trim().toLowerCase();
			return plain(document.body.innerText).includes(plain(wanted));
		};
		await expect
			.poll(() => this.window.run(isSeen, text), { message: text, ...(timeout && { timeout }) })
			.toBe(true);
	}

	/** Waits for an element to be visible. */
	async seeElement(selector: string): Promise<void> {
		const isSeen = (wanted: string) =>
			[...document.querySelectorAll(wanted)].some((one) => one.checkVisibility());
		await expect.poll(() => this.window.run(isSeen, selector), { message: selector }).toBe(true);
	}

	/** Waits for an address, as a path. */
	async arrive(path: string): Promise<void> {
		await expect.poll(() => this.window.run(() => location.pathname)).toBe(path);
	}

	/** Opens a page and waits until its scripts run. */
	async open(address: string): Promise<void> {
		await this.window.goto(address);
		const isAlive = () =>
			document.querySelector('button[aria-label^="Switch to the"]') !== null ||
			!document.querySelector('header nav');
		await expect.poll(() => this.window.run(isAlive)).toBe(true);
	}
}
