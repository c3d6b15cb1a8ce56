import { findSpokenFaults, readAloud } from '../support/standards/screen-reader';
import { expect, test } from '../support/standards/walk';

test('no page has screen-reader faults', async ({ walk }) => {
	for (const { path, announcements } of walk.pages)
		expect.soft(findSpokenFaults(announcements), path).toEqual([]);
});

test('prices are read as amounts, and skills with their percentage', async ({ walk }) => {
	const phrasesOn = (path: string) =>
		walk.pages.find((page) => page.path === path)?.announcements.map(({ phrase }) => phrase);
	expect(phrasesOn('/projects/page=1')).toContainEqual(expect.stringMatching(/^\$\d/));
	expect(phrasesOn('/skills')).toContainEqual(expect.stringMatching(/^meter, .*\d%/));
	expect(phrasesOn('/contact')?.join()).not.toContain('Leave this field empty');
});

test.describe('the check itself', () => {
	test.use({ bypassCSP: true });

	test('detects screen-reader faults', async ({ page }) => {
		const sentence = 'From me, by the next afternoon: what I understood.';
		await page.setContent(
			`<body><button></button><p>$_860</p><p>An answer</p><p>An answer</p>
			<ul><li>Four</li><li>Four</li><li><p>Five</p><p>Five</p></li></ul><p>92%</p>
			<div role="meter" aria-label="CSS" aria-valuenow="92"></div>
			<p>${sentence}</p><p>Or</p><p>${sentence}</p></body>`,
		);
		expect(findSpokenFaults(await readAloud(page))).toEqual([
			'Without a name: button',
			'Read as symbols: $_860',
			'Read twice: An answer',
			'Read twice: Five',
			`Read twice: ${sentence}`,
			'Said by the text and by the meter: 92%',
		]);
	});
});
