import { messages, type SiteForm } from '@sumu/contract';
import { endpointExamples, toItemResponse } from '@sumu/contract/examples';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { get, set } from 'react-hook-form';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
	groupAnchor,
	SettingsPage,
} from '../../src/features/admin/settings/components/settings-fields';
import { SettingsPages } from '../../src/features/admin/settings/components/settings-pages';
import { SettingsScreen } from '../../src/features/admin/settings/components/settings-screen';
import {
	fieldSpecs,
	type GroupSpec,
	settingGroups,
} from '../../src/features/admin/settings/groups';
import * as settings from '../../src/routes/sumu/settings';
import { setupCms } from '../../src/testing/cms';
import { alertMixin } from '../../src/ui/alerts/swal';
import { labelOf } from './controls';
import { freshForm, freshSite, type Leaf, leavesOf, takes } from './settings-leaves';
import { pictureFile, renderRoute, renderScreen, signIn } from './workplace';

const uploaded = '/uploads/changed.webp';

const cms = setupCms((api) => {
	const { data } = endpointExamples.uploadImage.response;
	api.on('getSite', { status: true, data: freshSite() });
	api.on('countSorted', toItemResponse({ categories: {}, skillGroups: {} }));
	api.on('uploadImage', { success: true, data: { ...data, url: uploaded } });
});

beforeEach(() => {
	URL.createObjectURL = vi.fn(() => 'blob:preview');
	URL.revokeObjectURL = vi.fn();
	signIn();
});
afterEach(() => alertMixin.close());

/** Opens all settings. */
async function open() {
	renderScreen(() => <SettingsScreen preview={() => null} />);
	await screen.findByLabelText('Your name');
}

/** Opens the settings of one group, which renders much faster than all of them. */
async function openGroup(id: GroupSpec['id']) {
	renderRoute('/sumu/settings/:page', `/sumu/settings/${id}`, {
		default: () => <SettingsScreen Fields={SettingsPage} preview={() => null} />,
	});
	await waitFor(() => expect(document.getElementById(groupAnchor(id))).toBeVisible());
}

/** Returns the element that contains a value's control: its group, or an entry of one of its lists. */
function areaOf({ group, list }: Leaf): HTMLElement {
	const section = document.getElementById(groupAnchor(group.id)) ?? document.body;
	if (!list) return section;
	const { control, index } = list;
	const [entries] = [...section.querySelectorAll('fieldset')].filter(
		(fieldset) => fieldset.querySelector('legend')?.textContent === labelOf(control),
	);
	return within(entries ?? section).getByLabelText(`${control.one} ${index + 1}`);
}

/** Returns the swatch of a palette. */
const swatchOf = (leaf: Leaf, palette: string) =>
	areaOf(leaf).querySelector(`[type=radio][value=${palette}]`) ?? document.body;

function controlOf(leaf: Leaf): HTMLInputElement {
	const { control, list } = leaf;
	const label = control.kind === 'tick' ? control.label + control.help : labelOf(control);
	const [found] = within(areaOf(leaf))
		.getAllByLabelText<HTMLInputElement>(label, { selector: 'input, textarea, select' })
		.filter((element) => list || !element.closest('fieldset'));
	if (!found) throw new Error(`No control for ${leaf.path}`);
	return found;
}

/** Returns the group with a picture's file input, image and buttons. */
const pictureOf = (leaf: Leaf) => controlOf(leaf).closest<HTMLElement>('[role=group]');

function standsIn(leaf: Leaf): unknown {
	if (leaf.control.kind === 'picture')
		return pictureOf(leaf)?.querySelector('img')?.getAttribute('src');
	if (leaf.control.kind === 'palette')
		return areaOf(leaf).querySelector<HTMLInputElement>('[type=radio]:checked')?.value;
	const control = controlOf(leaf);
	if (leaf.control.kind === 'tick') return control.checked;
	return leaf.control.kind === 'number' ? control.valueAsNumber : control.value;
}

const type = (leaf: Leaf, value: string) =>
	fireEvent.change(controlOf(leaf), { target: { value } });

/**
 * Changes a value.
 * @returns the value to expect in the request
 */
async function change(leaf: Leaf): Promise<unknown> {
	const { control, path, value } = leaf;
	switch (control.kind) {
		case 'picture':
			await userEvent.upload(controlOf(leaf), pictureFile());
			await waitFor(() => expect(standsIn(leaf)).toBe(uploaded));
			return uploaded;
		case 'palette':
			fireEvent.click(swatchOf(leaf, 'moss'));
			return 'moss';
		case 'colour':
			type(leaf, '#7a2f9e');
			return '#7a2f9e';
		case 'tick':
			fireEvent.click(controlOf(leaf));
			return !value;
		case 'choice': {
			const [other = ''] = control.options.filter((option) => option !== value);
			type(leaf, other);
			return other;
		}
		case 'number':
			type(leaf, String(Number(value) + 1));
			return Number(value) + 1;
		default: {
			const offered = control.kind === 'line' && control.suggestions?.at(-1);
			const texts: Partial<Record<typeof control.kind, string>> = {
				address: `https://changed.example/${path}`,
				email: `${path}@changed.example`,
				place: `/changed/${path}`,
				time: `1${path.length % 10}:45`,
				slug: `new-${path.toLowerCase().replaceAll('.', '-')}`,
			};
			const text = texts[control.kind] ?? `New ${path}`;
			const other = offered || text;
			type(leaf, other);
			return other;
		}
	}
}

/** Clicks the only button with this name. Queries by role take seconds on such a large page. */
function press(name: string) {
	const buttons = [...document.querySelectorAll('button')];
	const named = buttons.filter((button) => [button.ariaLabel, button.textContent].includes(name));
	expect(named, name).toHaveLength(1);
	for (const button of named) fireEvent.click(button);
}

/**
 * Saves the settings.
 * @returns the request body without its version
 */
async function save(): Promise<unknown> {
	const before = cms.asked('updateSite').length;
	press('Save');
	await screen.findByText('Saved. The changes are live.');
	expect(cms.asked('updateSite')).toHaveLength(before + 1);
	const { updated, ...parts } = cms.asked('updateSite').at(-1)?.body ?? {};
	expect(updated).toBe(freshSite().updated);
	return parts;
}

const partOf = ({ path }: Pick<Leaf, 'path'>) => path.split('.')[0] ?? '';
const leaves = settingGroups.flatMap(leavesOf);
const partsOf = (form: SiteForm, names: readonly string[]) =>
	Object.fromEntries(Object.entries(form).filter(([part]) => names.includes(part)));
const parts = [...new Set(leaves.map(partOf))];
const texts = leaves.filter(({ control }) =>
	['line', 'text', 'address', 'email', 'place', 'slug', 'number'].includes(control.kind),
);
const optional = texts.filter(({ path }) => takes(path, ''));
/** Needed only beside the valid address of an unknown network. */
const networkNames = texts.filter(({ path }) => /^socials\.\d\.network$/.test(path));
const required = texts.filter((leaf) => !optional.includes(leaf) && !networkNames.includes(leaf));

test('every field shows its value, and an empty required field shows an error and blocks saving', async () => {
	await open();
	for (const leaf of leaves) expect(standsIn(leaf), leaf.path).toEqual(leaf.value);
	for (const leaf of required) type(leaf, '');
	press('Save');
	expect(await screen.findByText('Some fields need your attention.')).toBeVisible();
	for (const leaf of required) {
		expect(controlOf(leaf), leaf.path).toBeInvalid();
		expect(controlOf(leaf), leaf.path).toHaveAccessibleDescription(/./);
		expect(controlOf(leaf), leaf.path).not.toHaveAccessibleDescription(leaf.control.help ?? '');
	}
	for (const leaf of optional) expect(controlOf(leaf), leaf.path).toBeValid();
	expect(cms.asked('updateSite')).toEqual([]);
});

test('the form marks exactly the fields that may be empty as optional, except pictures', () => {
	const isMarked = leaves.filter(({ control }) => control.isOptional);
	const mayBeEmpty = leaves.filter(
		({ path, control }) =>
			control.kind !== 'picture' && takes(path, control.kind === 'colour' ? null : ''),
	);
	expect(isMarked.map(({ path }) => path)).toEqual(mayBeEmpty.map(({ path }) => path));
	const lists = fieldSpecs.filter((field) => field.kind === 'list');
	for (const list of lists) expect(list.isOptional, list.name).toBe(takes(list.name, []));
});

test('a link to an unknown network needs a name', async () => {
	await open();
	expect(networkNames).not.toEqual([]);
	for (const leaf of networkNames) type(leaf, '');
	press('Save');
	expect(await screen.findByText('Some fields need your attention.')).toBeVisible();
	for (const leaf of networkNames) {
		const needsName = !takes(leaf.path, '');
		expect(controlOf(leaf).matches('[aria-invalid=true]'), leaf.path).toBe(needsName);
	}
	expect(cms.asked('updateSite')).toEqual([]);
});

test.each([
	['first', 0],
	['second', 1],
])('only cleared or changed values are saved: the %s half', async (_, half) => {
	await open();
	const form = freshForm();
	const own = parts.filter((_, index) => index % 2 === half);
	for (const leaf of optional.filter((leaf) => own.includes(partOf(leaf)))) {
		type(leaf, '');
		set(form, leaf.path, '');
	}
	const emptied = optional.map(partOf).filter((part) => own.includes(part));
	expect(await save()).toEqual(partsOf(form, emptied));
	for (const leaf of leaves.filter((leaf) => own.includes(partOf(leaf))))
		set(form, leaf.path, await change(leaf));
	expect(await save()).toEqual(partsOf(form, own));
});

test('an accent shows its contrast in both themes before saving, and must be a valid colour', async () => {
	await openGroup('brand');
	const accent = screen.getByLabelText('Custom accent colour (optional)');
	fireEvent.change(accent, { target: { value: '#ffee00' } });
	const looks = screen.getByRole('group', { name: 'Preview' });
	await waitFor(() => expect(looks).toHaveTextContent(/Light theme.*Shown as #[0-9a-f]{6}/));
	const ratios = [...(looks.textContent ?? '').matchAll(/([\d.]+) to 1/g)].map(([, ratio]) =>
		Number(ratio),
	);
	expect(ratios).toHaveLength(2);
	for (const ratio of ratios) expect(ratio).toBeGreaterThanOrEqual(4.5);
	fireEvent.change(accent, { target: { value: 'yellow' } });
	press('Save');
	expect(await screen.findByText(messages.invalidColour)).toBeVisible();
	expect(accent).toHaveValue('yellow');
});

test('list entries can be moved, removed and added', async () => {
	await open();
	const lists = settingGroups.flatMap(({ fields }) =>
		fields.filter((field) => field.kind === 'list'),
	);
	const form = freshForm();
	for (const { name, one } of lists) {
		press(`Move ${one} 2 up`);
		set(form, name, get<SiteForm, unknown[]>(form, name).toReversed());
	}
	const names = lists.map((list) => partOf({ path: list.name }));
	expect(await save()).toEqual(partsOf(form, names));
	for (const { name, one } of lists) {
		press(`Remove ${one} 1`);
		set(form, name, get<SiteForm, unknown[]>(form, name).slice(1));
		await waitFor(() => expect(document.querySelector(`[aria-label="${one} 2"]`)).toBeNull());
	}
	expect(await save()).toEqual(partsOf(form, names));
	for (const { name, one } of lists) {
		press(`Add ${one}`);
		expect(document.querySelector(`[aria-label="${one} 2"]`), name).toBeVisible();
	}
});

test('removing a category in use asks where to move its projects', async () => {
	const categories = ['Web Design', 'Print', 'Books'];
	cms.on('getSite', toItemResponse({ ...freshSite(), categories }));
	cms.on('countSorted', toItemResponse({ categories: { Print: 4, Books: 1 }, skillGroups: {} }));
	await openGroup('categories');
	const shown = () =>
		[...document.querySelectorAll('[aria-label^="category "] input')].map(
			(input) => input instanceof HTMLInputElement && input.value,
		);
	press('Remove category 2');
	const question = await screen.findByRole('dialog');
	expect(question).toHaveTextContent('4 projects are in “Print”');
	press('Cancel');
	await waitFor(() => expect(question).not.toBeInTheDocument());
	expect(shown()).toEqual(categories);

	press('Remove category 2');
	// Not queried by name: the dialog is labelled by `innerText`, which jsdom does not support.
	const choice = within(await screen.findByRole('dialog')).getByRole('combobox');
	expect([...choice.querySelectorAll('option')].map((option) => option.textContent)).toEqual([
		'No category',
		'Web Design',
		'Books',
	]);
	fireEvent.change(choice, { target: { value: 'Books' } });
	press('Move and remove');
	await waitFor(() => expect(shown()).toEqual(['Web Design', 'Books']));
	await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
	press('Remove category 2');
	expect(await screen.findByRole('dialog')).toHaveTextContent('1 project is in “Books”');
	press('Move and remove');
	await waitFor(() => expect(shown()).toEqual(['Web Design']));
	expect(await save()).toEqual({
		categories: ['Web Design'],
		moved: [
			{ list: 'categories', from: 'Print', to: 'Books' },
			{ list: 'categories', from: 'Books', to: '' },
		],
	});
});

const sectionsGroup = () => document.getElementById(groupAnchor('sections')) ?? document.body;

test('sections can be hidden and renamed, and nothing else is saved', async () => {
	await openGroup('sections');
	const group = (name: string) =>
		within(sectionsGroup()).getByLabelText(name, { selector: '[role=group]' });
	fireEvent.click(within(group('Skills')).getByLabelText('Shown'));
	const label = within(group('Projects')).getByLabelText(/^In the menu/);
	fireEvent.change(label, { target: { value: 'Work' } });
	expect(within(group('Statistics')).queryByLabelText(/^Title/)).not.toBeInTheDocument();
	const { sections } = freshForm();
	const expected = sections.map((section) => ({
		...section,
		shown: section.key !== 'skills',
		label: section.key === 'projects' ? 'Work' : '',
	}));
	expect(await save()).toEqual({ sections: expected });
});

test('the preview shows typed values, and a rejected save keeps them with the error', async () => {
	cms.refuse('updateSite', 400, {
		message: 'Out of order',
		fields: { intro: 'Not this one' },
		times: 1,
	});
	renderRoute('/sumu/settings/:page', '/sumu/settings/banner', settings);
	const intro = await screen.findByLabelText('Introduction (optional)', { selector: 'textarea' });
	fireEvent.change(intro, { target: { value: 'Woven anew' } });
	const page = screen.getByLabelText('The page with these settings');
	expect(within(page).getByText('Woven anew')).toBeInTheDocument();
	press('Save');
	expect(await screen.findByText('Out of order')).toBeVisible();
	expect(intro).toHaveAccessibleDescription(/Not this one$/);
	expect(intro).toHaveDisplayValue('Woven anew');
	expect(await save()).toEqual({ intro: 'Woven anew' });
});

test('a new menu link without a label does not change the preview’s menu', async () => {
	cms.on('getSite', toItemResponse({ ...freshSite(), menu: [] }));
	renderRoute('/sumu/settings/:page', '/sumu/settings/sections', settings);
	await screen.findByText('Add link');
	const page = screen.getByLabelText('The page with these settings');
	const menu = () =>
		[...(page.querySelector('ul')?.children ?? [])].map(({ textContent }) => textContent);
	const links = menu();
	expect(links).toContain('Contact');
	press('Add link');
	const link = await waitFor(() => within(sectionsGroup()).getByLabelText('link 1'));
	expect(menu()).toEqual(links);
	fireEvent.change(within(link).getByLabelText('Label'), { target: { value: 'My shop' } });
	await waitFor(() => expect(menu()).toEqual(['My shop']));
});

test('settings changed elsewhere are compared, and typed values are kept', async () => {
	await openGroup('banner');
	const later = '2026-05-05T05:05:05.000Z';
	const current = { ...freshSite(), ownerName: 'Their name', intro: 'Theirs', updated: later };
	cms.refuse('updateSite', 409, { reason: 'changed', current, times: 1 });
	const name = screen.getByLabelText('Your name');
	fireEvent.change(name, { target: { value: 'My name' } });
	press('Save');
	await screen.findByRole('heading', { name: /was changed elsewhere/ });
	const radio = (field: string, choice: string) =>
		[...document.querySelectorAll<HTMLInputElement>(`[name="choice-${field}"]`)].find((input) =>
			input.parentElement?.textContent?.startsWith(choice),
		);
	expect(radio('ownerName', 'Mine')).toBeChecked();
	expect(radio('intro', 'Theirs')).toBeChecked();
	press('Use these');
	expect(name).toHaveDisplayValue('My name');
	expect(
		screen.getByLabelText('Introduction (optional)', { selector: 'textarea' }),
	).toHaveDisplayValue('Theirs');
	press('Save');
	await screen.findByText('Saved. The changes are live.');
	expect(cms.asked('updateSite').at(-1)?.body).toEqual({ ownerName: 'My name', updated: later });
});

test('a second save waits for a slow first one and is based on its result', async () => {
	await openGroup('banner');
	const later = '2026-05-05T05:05:05.000Z';
	cms.on('updateSite', ({ body }) => ({
		acknowledged: true,
		data: {
			...freshSite(),
			...(body.ownerName && { ownerName: body.ownerName }),
			updated: later,
			acknowledged: true,
		},
	}));
	const release = cms.hold('updateSite');
	const name = screen.getByLabelText('Your name');
	fireEvent.change(name, { target: { value: 'First' } });
	press('Save');
	await waitFor(() => expect(cms.asked('updateSite')).toHaveLength(1));
	fireEvent.change(name, { target: { value: 'Second' } });
	press('Saving…');
	expect(await screen.findByText(/Saves again/)).toBeVisible();
	release();
	await waitFor(() => expect(cms.asked('updateSite')).toHaveLength(2));
	expect(cms.asked('updateSite')[1]?.body).toEqual({ ownerName: 'Second', updated: later });
	await screen.findByText('Saved. The changes are live.');
});

test('settings deleted elsewhere show an error and keep the typed values', async () => {
	await openGroup('banner');
	cms.refuse('updateSite', 404, { times: 1 });
	const name = screen.getByLabelText('Your name');
	fireEvent.change(name, { target: { value: 'My name' } });
	press('Save');
	expect(await screen.findByText(/The settings were deleted elsewhere/)).toBeVisible();
	expect(name).toHaveDisplayValue('My name');
});

test('a page shows its own settings, keeps unsaved changes of others and is found by a search', async () => {
	Element.prototype.scrollIntoView = vi.fn();
	renderRoute('/sumu/settings/:page?', '/sumu/settings/banner', {
		default: () => (
			<SettingsScreen Fields={SettingsPage} Pages={SettingsPages} preview={() => null} />
		),
	});
	const name = await screen.findByLabelText('Your name');
	expect(screen.queryByRole('region', { name: 'Brand' })).toBeNull();
	await userEvent.clear(name);
	await userEvent.type(name, 'Mira');

	await userEvent.type(screen.getByLabelText('Find a setting'), 'days trash');
	await userEvent.click(screen.getByRole('link', { name: /Days in the trash/ }));
	expect(await screen.findByLabelText(/Days in the trash/)).toHaveFocus();
	expect(screen.queryByLabelText('Your name')).toBeNull();

	const pages = within(screen.getByRole('navigation', { name: 'Pages of the settings' }));
	await userEvent.click(pages.getByRole('link', { name: 'Banner not saved yet' }));
	expect(await screen.findByLabelText('Your name')).toHaveValue('Mira');
	await userEvent.click(pages.getByRole('link', { name: 'All settings' }));
	expect(await screen.findByRole('region', { name: 'Brand' })).toBeVisible();
	expect(screen.getByLabelText('Your name')).toHaveValue('Mira');
});
