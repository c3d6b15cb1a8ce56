import { endpointExamples } from '@sumu/contract/examples';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { AddBlog } from '../../src/features/admin/forms/blog-form';
import { refusal, setupCms } from '../../src/testing/cms';
import { pictureFile, renderScreen, signIn } from './workplace';

const address = '/uploads/loom_1a2b.webp';
const cms = setupCms((api) => {
	const { data } = endpointExamples.uploadImage.response;
	api.on('uploadImage', { success: true, data: { ...data, url: location.origin + address } });
});

beforeEach(() => {
	URL.createObjectURL = vi.fn(() => 'blob:preview');
	URL.revokeObjectURL = vi.fn();
	signIn();
});

const text = () => screen.getByLabelText<HTMLTextAreaElement>('Description');

/** Opens the form with a text; `‹` and `›` enclose the selection. */
function open(typed: string) {
	renderScreen(() => <AddBlog show={() => null} />);
	fireEvent.change(text(), { target: { value: typed.replace(/[‹›]/g, '') } });
	text().focus();
	text().setSelectionRange(typed.indexOf('‹'), typed.indexOf('›') - 1);
}
function shown() {
	const { value, selectionStart, selectionEnd } = text();
	const [before, chosen, after] = [
		value.slice(0, selectionStart),
		value.slice(selectionStart, selectionEnd),
		value.slice(selectionEnd),
	];
	return `${before}‹${chosen}›${after}`;
}

const table = '| ‹Name› | Number |\n| :--- | -----: |\n| Text |      1 |';
const tools = [
	['Heading 2', '{Control>}{Alt>}2{/Alt}{/Control}', 'a\n‹warp›', 'a\n‹## warp›'],
	['Heading 3', '{Control>}{Alt>}3{/Alt}{/Control}', '‹## warp›', '‹### warp›'],
	['Heading 4', '{Control>}{Alt>}4{/Alt}{/Control}', '‹#### warp›', '‹warp›'],
	['Bold', '{Control>}b{/Control}', 'a ‹warp›', 'a **‹warp›**'],
	['Italic', '{Control>}i{/Control}', '_‹warp›_', '‹warp›'],
	['Strikethrough', '{Control>}{Shift>}x{/Shift}{/Control}', '‹warp›', '~~‹warp›~~'],
	['Link', '{Control>}k{/Control}', '‹warp›', '[warp](‹https://›)'],
	['Quote', '{Control>}{Shift>}.{/Shift}{/Control}', '‹a\nb›', '> a\n> b\n> — ‹Source›'],
	['List', '{Control>}{Shift>}8{/Shift}{/Control}', '‹a\nb›', '‹- a\n- b›'],
	['Numbered list', '{Control>}{Shift>}7{/Shift}{/Control}', '‹a\nb›', '‹1. a\n2. b›'],
	['Task list', '{Control>}{Shift>}9{/Shift}{/Control}', '‹- [ ] a\n- [x] b›', '‹a\nb›'],
	['Code', '{Control>}e{/Control}', 'a ‹›', 'a `‹code›`'],
	['Code block', '{Control>}{Alt>}c{/Alt}{/Control}', 'a\n‹b›', 'a\n\n```‹js›\nb\n```'],
	['Table', '{Control>}{Alt>}t{/Alt}{/Control}', 'a‹›\nb', `a\n\n${table}\n\nb`],
	['Footnote', '{Control>}{Alt>}f{/Alt}{/Control}', 'a‹› b', 'a[^1] b\n\n[^1]: ‹Note›'],
] as const;

describe.each(tools)('the tool %s', (label, keys, before, after) => {
	test('works with its button', async () => {
		open(before);
		await userEvent.click(screen.getByRole('button', { name: label }));
		expect(shown()).toBe(after);
	});

	test('works with its shortcut', async () => {
		open(before);
		await userEvent.keyboard(keys);
		expect(shown()).toBe(after);
	});
});

test('a second footnote has the next number and follows the first', async () => {
	open('a[^1] b‹›\n\n[^1]: One');
	await userEvent.click(screen.getByRole('button', { name: 'Footnote' }));
	expect(shown()).toBe('a[^1] b[^2]\n\n[^1]: One\n[^2]: ‹Note›');
});

test('a character typed with AltGr is not a shortcut', () => {
	open('a‹›');
	const keys = { key: '³', code: 'Digit3', ctrlKey: true, altKey: true };
	fireEvent.keyDown(text(), { ...keys, modifierAltGraph: true });
	expect(shown()).toBe('a‹›');
});

describe('a picture', () => {
	const group = (name = 'loom.png') => screen.findByRole('group', { name: `Picture ${name}` });
	const words = () => screen.getByLabelText(/^Description for people/);
	const insert = () => screen.getByRole('button', { name: 'Insert' });
	const files = (file: File, types = ['Files']) => ({ files: [file], types });

	test.each([
		[
			'the button',
			() => userEvent.upload(screen.getByLabelText('Pictures for Description'), pictureFile()),
		],
		['paste', async () => fireEvent.paste(text(), { clipboardData: files(pictureFile()) })],
		['drop', async () => fireEvent.drop(text(), { dataTransfer: files(pictureFile()) })],
	])('is inserted by %s with alt text', async (_, bring) => {
		open('warp‹› weft');
		await bring();
		await group(pictureFile().name);
		await waitFor(() => expect(screen.getByText('Uploaded')).toBeVisible());
		expect(insert()).toHaveAttribute('aria-disabled', 'true');
		await userEvent.type(words(), 'A [[loom]{Enter}');
		expect(shown()).toBe(`warp\n\n![A \\[loom\\]](${address})‹›\n\n weft`);
		expect(screen.queryByLabelText(/^Description for people/)).not.toBeInTheDocument();
	});

	test('that is decorative has an empty alt text', async () => {
		open('‹›');
		fireEvent.paste(text(), { clipboardData: files(pictureFile()) });
		await waitFor(() => expect(screen.getByText('Uploaded')).toBeVisible());
		await userEvent.click(screen.getByRole('button', { name: 'Decorative only' }));
		expect(shown()).toBe(`![](${address})‹›`);
	});

	test.each([
		[
			'has an unsupported type',
			new File(['x'], 'loom.svg', { type: 'image/svg+xml' }),
			/Please choose a picture/,
		],
		[
			'is too large',
			new File([new Uint8Array(11 * 1024 * 1024)], 'loom.png', { type: 'image/png' }),
			/10 MB or smaller/,
		],
	])('that %s is not uploaded, and the text is unchanged', async (_, file, message) => {
		open('warp‹›');
		fireEvent.drop(text(), { dataTransfer: files(file) });
		expect(within(await group(file.name)).getByRole('alert')).toHaveTextContent(message);
		expect(cms.asked('uploadImage')).toHaveLength(0);
		await userEvent.click(screen.getByRole('button', { name: 'Close' }));
		expect(text()).toHaveFocus();
		expect(text()).toHaveValue('warp');
	});

	test('that is rejected shows the reason and can be retried', async () => {
		const taken = endpointExamples.uploadImage.response;
		cms.on('uploadImage', () => {
			throw refusal(400, { message: 'This is broken' });
		});
		open('warp‹›');
		fireEvent.paste(text(), { clipboardData: files(pictureFile()) });
		const alert = await within(await group(pictureFile().name)).findByRole('alert');
		expect(alert).toHaveTextContent('This is broken');
		expect(text()).toHaveValue('warp');
		cms.on('uploadImage', taken);
		await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
		await waitFor(() => expect(screen.getByText('Uploaded')).toBeVisible());
	});

	test('is ignored when the clipboard also contains text', () => {
		open('warp‹›');
		fireEvent.paste(text(), { clipboardData: files(pictureFile(), ['text/plain', 'Files']) });
		expect(screen.queryByLabelText(/^Description for people/)).not.toBeInTheDocument();
	});
});
