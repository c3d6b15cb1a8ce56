import { expect } from '@playwright/test';
import type { Handle, Window } from './engine-window';

/**
 * Runs in the page: finds the first visible element of a selector with that accessible name and scrolls it to the
 * middle of the screen. Returns undefined while it moves or is covered.
 */
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
	// A view transition covers the page with snapshots.
	const hit = document.elementFromPoint(x + width / 2, y + height / 2);
	return found.contains(hit) || found.matches('[type=file]') ? found : undefined;
}

/** Runs in the page: clears a text field as a person would. */
function clearField(selector: string, name: string) {
	const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(selector);
	for (const field of fields) {
		const label = field.ariaLabel ?? field.labels?.[0]?.textContent?.trim();
		if (label?.replace(/\s+/g, ' ') !== name || field.value === '') continue;
		field.select();
		document.execCommand('delete');
	}
}

const fields = 'input:not([type=hidden], [type=file]), textarea, select';

/** Uses a window as a person would, and waits as long as a person would. */
export class User {
	constructor(readonly window: Window) {}

	/**
	 * Waits until a check in the page returns true. An engine that replaces the page meanwhile cannot run it and throws,
	 * so that counts as false.
	 */
	async #waitUntil(check: () => Promise<boolean>, about: string, timeout?: number): Promise<void> {
		const hasPassed = async () => expect(await check(), about).toBe(true);
		await expect(hasPassed).toPass(timeout ? { timeout } : {});
	}

	/** Waits for the element of a selector with that accessible name, and returns it. */
	async find(selector: string, name = ''): Promise<Handle> {
		let found: Handle | undefined;
		await this.#waitUntil(async () => {
			found = await this.window.find(pick, selector, name);
			return found !== undefined;
		}, `${selector} "${name}"`);
		if (!found) throw new Error(`No ${selector} "${name}"`);
		return found;
	}

	/** Clicks an element; retries if it has moved. */
	async click(selector: string, name = ''): Promise<void> {
		await expect(async () => (await this.find(selector, name)).click()).toPass();
	}

	/** Fills a field; starts again if it is replaced meanwhile. */
	async fill(label: string, text: string): Promise<void> {
		await expect(async () => {
			await this.find(fields, label);
			await this.window.run(clearField, fields, label);
			await (await this.find(fields, label)).type(text);
		}).toPass();
	}

	async attach(label: string, file: string): Promise<void> {
		await (await this.find('input[type=file]', label)).attach(file);
	}

	/** Waits until a text is visible. */
	async see(text: string, timeout?: number): Promise<void> {
		// Ignores case: CSS may show the text in capitals.
		const isSeen = (wanted: string) => {
			const plain = (value: string) => value.replace(/\s+/g, ' ').trim().toLowerCase();
			return plain(document.body.innerText).includes(plain(wanted));
		};
		await this.#waitUntil(() => this.window.run(isSeen, text), text, timeout);
	}

	/** Waits until an element is visible. */
	async seeElement(selector: string): Promise<void> {
		const isSeen = (wanted: string) =>
			[...document.querySelectorAll(wanted)].some((one) => one.checkVisibility());
		await this.#waitUntil(() => this.window.run(isSeen, selector), selector);
	}

	/** Waits until the address has this path. */
	async arrive(path: string): Promise<void> {
		const isThere = (wanted: string) => location.pathname === wanted;
		await this.#waitUntil(() => this.window.run(isThere, path), path);
	}

	/** Opens a page and waits until it is hydrated, which an interaction starts. */
	async open(address: string): Promise<void> {
		await this.window.goto(address);
		const isHydrated = () => {
			dispatchEvent(new Event('pointermove'));
			return document.documentElement.dataset.scripts === 'ready';
		};
		await this.#waitUntil(() => this.window.run(isHydrated), `${address} hydrated`);
	}
}
