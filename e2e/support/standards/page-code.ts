import type { Page, Response } from '@playwright/test';

/** A piece of CSS as the browser receives it, and the first page that has it. */
export interface Sheet {
	readonly css: string;
	readonly page: string;
	/** If true, it is the content of a `style` attribute: declarations without a rule. */
	readonly isAttribute: boolean;
}

/** Runs in the browser: records the rules that scripts insert, because a sheet drops invalid ones. */
function recordInsertedRules() {
	const insertedRules: string[] = [];
	Object.assign(globalThis, { insertedRules });
	const { insertRule } = CSSStyleSheet.prototype;
	CSSStyleSheet.prototype.insertRule = function (rule, index) {
		insertedRules.push(rule);
		return insertRule.call(this, rule, index);
	};
}

/** Runs in the browser: returns the inserted rules and the text of the style elements. */
function readStyles(): string[] {
	const elements = document.querySelectorAll('style');
	const inserted: string[] = Reflect.get(globalThis, 'insertedRules');
	return [...inserted, ...Array.from(elements, ({ textContent }) => textContent ?? '')];
}

const characters: Readonly<Record<string, string>> = { amp: '&', quot: '"', lt: '<', gt: '>' };
const decodeAttribute = (attribute: string) =>
	attribute
		.replace(/&#x([0-9a-f]+);/gi, (_, code) => String.fromCodePoint(Number.parseInt(code, 16)))
		.replace(/&(amp|quot|lt|gt);/g, (_, name) => characters[name] ?? '');

/** The CSS and the inline scripts of all pages that a browser visits, each piece once. */
export class PageCode {
	private readonly sheets = new Map<string, Sheet>();
	private readonly files: Promise<void>[] = [];
	/** Inline scripts, each with the first page that has it. */
	readonly scripts = new Map<string, string>();

	private constructor(private readonly page: Page) {}

	static async on(page: Page): Promise<PageCode> {
		await page.addInitScript(recordInsertedRules);
		const code = new PageCode(page);
		page.on('response', (response) => {
			if (response.request().resourceType() === 'stylesheet')
				code.files.push(code.addFile(response));
		});
		return code;
	}

	/** Adds the CSS and the inline scripts in a page's HTML, and the CSS that its scripts have inserted so far. */
	async add(path: string, html: string): Promise<void> {
		for (const [, css = ''] of html.matchAll(/<style[^>]*>(.*?)<\/style>/gs))
			this.addSheet(css, path);
		for (const [, css = ''] of html.matchAll(/<[a-z][^<>]* style="([^"]*)"/g))
			this.addSheet(decodeAttribute(css), path, true);
		for (const [, attributes = '', script = ''] of html.matchAll(
			/<script([^>]*)>(.*?)<\/script>/gs,
		))
			if (!/json|speculationrules/.test(attributes) && !this.scripts.has(script))
				this.scripts.set(script, path);
		for (const css of await this.page.evaluate(readStyles)) this.addSheet(css, path);
	}

	/** Waits for the files of all sheets, and returns the sheets. */
	async readSheets(): Promise<readonly Sheet[]> {
		await Promise.all(this.files);
		return [...this.sheets.values()];
	}

	private async addFile(response: Response): Promise<void> {
		this.addSheet(await response.text(), new URL(response.url()).pathname);
	}

	private addSheet(css: string, page: string, isAttribute = false): void {
		if (css && !this.sheets.has(css)) this.sheets.set(css, { css, page, isAttribute });
	}
}
