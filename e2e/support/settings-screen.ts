import { expect, type Page } from '@playwright/test';
import type { HomeSection } from '@sumu/contract';
import { moveByKeys } from './move-by-keys';

type File = { name: string; mimeType: string; buffer: Buffer };

/** Page object of `/sumu/settings`. */
export class SettingsScreen {
	constructor(private readonly page: Page) {}

	/** Adds empty entries to lists; `counts` maps the name on a list's Add button to a number. */
	async addEntries(counts: Readonly<Record<string, number>>): Promise<void> {
		for (const [one, count] of Object.entries(counts))
			for (let added = 0; added < count; added += 1)
				await this.page.getByRole('button', { name: `Add ${one}`, exact: true }).click();
	}

	/** Fills in the fields with the given values, except pictures, sections and wording; skips empty values. */
	async fill(values: object, within = ''): Promise<void> {
		for (const [key, value] of Object.entries(values)) {
			// In a list of texts, each entry has one field, `value`.
			const name = `${within}${key}${Array.isArray(values) && typeof value === 'string' ? '.value' : ''}`;
			if (typeof value === 'object' && value) await this.fill(value, `${name}.`);
			else if (value !== null && value !== undefined && value !== '')
				await this.set(name, String(value));
		}
	}

	async showSections(sections: readonly HomeSection[]): Promise<void> {
		const names = this.page.locator('[name^="sections."][name$=".shown"]');
		await expect(names).toHaveCount(sections.length);
		for (const { key, shown, title, text } of sections) {
			const name = key.charAt(0).toUpperCase() + key.slice(1);
			const group = this.page.getByRole('group', { name, exact: true });
			await group.getByLabel('Shown').setChecked(shown);
			if (title && shown) await group.getByLabel('Title (optional)', { exact: true }).fill(title);
			if (text && shown) await group.getByLabel('Below the title').fill(text);
		}
	}

	/** Moves a section above the one before it, with its handle. */
	async moveUp(name: string, above: string): Promise<void> {
		const handles = this.page.locator('[aria-roledescription=sortable]');
		const labels = await handles.evaluateAll((all) => all.map(({ ariaLabel }) => ariaLabel));
		const place = labels.indexOf(`Move ${name}`);
		await moveByKeys(this.page, name, 'ArrowUp', place, this.page.locator('[data-lifted]'));
		const names = this.page.getByRole('button', { name: /^Move (Projects|About)$/ });
		await expect(names.first()).toHaveAccessibleName(`Move ${name}`);
		await expect(names.last()).toHaveAccessibleName(`Move ${above}`);
	}

	async choosePicture(label: string, file: File): Promise<void> {
		const sent = this.page.waitForResponse((response) => response.url().endsWith('/api/image'));
		await this.page.locator(`input[type=file][aria-label="${label}"]`).first().setInputFiles(file);
		expect((await sent).ok()).toBe(true);
	}

	async save(): Promise<void> {
		await this.page.getByRole('button', { name: 'Save', exact: true }).click();
		await expect(this.page.getByText('Saved. The changes are live.')).toBeVisible();
	}

	private async set(name: string, value: string): Promise<void> {
		const field = this.page.locator(`[name="${name}"]`);
		const kind = await field.first().evaluate((node) => (node as HTMLInputElement).type);
		if (kind === 'radio')
			await field.and(this.page.locator(`[value="${value}"]`)).check({ force: true });
		else if (kind === 'checkbox') await field.setChecked(value === 'true');
		else if (kind === 'select-one') await field.selectOption(value);
		else await field.fill(value);
	}
}
