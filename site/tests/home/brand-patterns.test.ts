import { expect, test } from 'vitest';
import { site } from '../../src/testing/samples';
import { brandHead } from '../../src/theme/brand.server';

const headOf = (brand: Partial<typeof site.brand>) =>
	brandHead({ ...site, brand: { ...site.brand, icon: null, border: null, ...brand } }, '');
const picture = { ...site.heroPicture, url: '/uploads/own-border.svg' } as NonNullable<
	typeof site.brand.border
>;

test('a site with the woven mark and border overrides neither', () => {
	expect(headOf({})).not.toMatch(/--mark|--border:none/);
});

test('a site without a mark hides it and links to drawn icons instead of the woven ones', () => {
	const head = headOf({ mark: 'none' });
	expect(head).toContain(':root{--mark:none}');
	expect(head).toContain('/icons/32.png');
	expect(head).not.toContain('favicon');
	expect(head).not.toContain('--border:none');
});

test.each([
	{ palette: 'madder' },
	{ palette: 'moss' },
] as const)('a site without a border has none in palette $palette either', ({ palette }) => {
	const head = headOf({ band: 'none', palette });
	expect(head).toContain('--border:none');
	expect(head).not.toContain('data:image/svg+xml');
});

test('the owner’s border is shown although the woven one is off', () => {
	const head = headOf({ band: 'none', border: picture });
	expect(head).toContain('--border:url("/uploads/own-border.svg")');
});

test('a dyed palette recolours the woven border', () => {
	expect(headOf({ palette: 'moss' })).toMatch(/--border:url\("data:image\/svg\+xml,/);
});
