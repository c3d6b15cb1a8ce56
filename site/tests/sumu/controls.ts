import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { AnyRow } from '../../src/features/admin/forms/entry-form/definition';
import { pictureFile } from './workplace';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const control = (label: string) =>
	screen.getByLabelText<Control>(label, {
		selector: 'input:not([type=file]), textarea, select',
	});

/** Returns a field's label as the form shows it. */
export const labelOf = ({
	label,
	isOptional,
}: {
	readonly label: string;
	readonly isOptional?: boolean | undefined;
}) => (isOptional ? `${label} (optional)` : label);

/** Returns every control of a field; a list has one for each text. */
export const controlsOf = (row: AnyRow): Control[] =>
	row.kind === 'list'
		? Array.from({ length: row.length }, (_, index) => control(`${row.one} ${index + 1}`))
		: [control(labelOf(row))];

type Row<Kind extends AnyRow['kind']> = Extract<AnyRow, { kind: Kind }>;

const ticks = (row: Pick<AnyRow, 'label' | 'isOptional'>) =>
	within(screen.getByRole('group', { name: labelOf(row) })).getAllByRole<HTMLInputElement>(
		'checkbox',
	);

/** Returns the text boxes of each entry. */
const entriesOf = (row: Row<'entries'>) =>
	within(screen.getByRole('group', { name: labelOf(row) }))
		.getAllByRole('group', { name: new RegExp(`^${row.one} \\d+$`) })
		.map((group) => within(group).getAllByRole<HTMLInputElement>('textbox'));

const pictures = (row: Row<'gallery'>) =>
	within(screen.getByRole('region', { name: labelOf(row) })).getAllByRole('listitem');

/** Returns the current value of a field, in the contract's format. */
export function standsIn(row: AnyRow): unknown {
	if (row.kind === 'picture') {
		const [picture] = within(screen.getByRole('group', { name: row.label })).getAllByRole('img');
		return picture?.getAttribute('src');
	}
	if (row.kind === 'tick') return screen.getByLabelText<HTMLInputElement>(row.label).checked;
	if (row.kind === 'references')
		return ticks(row).flatMap(({ checked, value }) => (checked ? [value] : []));
	if (row.kind === 'entries') {
		const names = Object.keys(row.item);
		return entriesOf(row).map((texts) =>
			Object.fromEntries(texts.map(({ value }, index) => [names[index], value])),
		);
	}
	if (row.kind === 'gallery')
		return pictures(row).map((item) => {
			const [caption, alt] = within(item).getAllByRole<HTMLInputElement>('textbox');
			const image = item.querySelector('img')?.getAttribute('src');
			return { image, alt: alt?.value, caption: caption?.value };
		});
	if (row.kind === 'lines') return controlsOf(row)[0]?.value.split('\n');
	const values = controlsOf(row).map(({ value }) => value);
	return row.kind === 'list' ? values : values[0];
}

/** Replaces the value of a field's last control. */
export const type = (row: AnyRow, value: string) =>
	fireEvent.change(controlsOf(row).at(-1) ?? document.body, { target: { value } });

export const uploaded = '/uploads/changed.webp';

/**
 * Changes a field.
 * @returns the value to expect in the request
 */
export async function change(row: AnyRow, stored: unknown): Promise<unknown> {
	switch (row.kind) {
		case 'tick':
			fireEvent.click(screen.getByLabelText(row.label));
			return !stored;
		case 'picture':
			await userEvent.upload(
				screen.getByLabelText(row.label, { selector: 'input' }),
				pictureFile(),
			);
			return uploaded;
		case 'choice': {
			const [other] = row.choices.find(([value]) => value !== stored) ?? [];
			type(row, String(other ?? ''));
			return other;
		}
		case 'number':
			type(row, String(Number(stored) + 1));
			return Number(stored) + 1;
		case 'lines':
			type(row, 'Changed\n\nTwice');
			return ['Changed', 'Twice'];
		case 'reference':
			type(row, '');
			return null;
		case 'references':
			for (const tick of ticks(row)) fireEvent.click(tick);
			return [];
		case 'entries': {
			const last = entriesOf(row)[0]?.at(-1) ?? document.body;
			fireEvent.change(last, { target: { value: 'Changed' } });
			const [key = ''] = Object.keys(row.item).slice(-1);
			return [{ ...Object(Array.isArray(stored) && stored[0]), [key]: 'Changed' }];
		}
		case 'gallery': {
			const [item] = pictures(row);
			const [caption] = within(item ?? document.body).getAllByRole('textbox');
			fireEvent.change(caption ?? document.body, { target: { value: 'Changed' } });
			return [{ ...Object(Array.isArray(stored) && stored[0]), caption: 'Changed' }];
		}
		case 'list':
			type(row, 'Changed');
			return [...(Array.isArray(stored) ? stored.slice(0, -1) : []), 'Changed'];
		default: {
			const value =
				row.kind === 'line' && row.type === 'url' ? 'https://changed.example' : 'Changed';
			type(row, value);
			return value;
		}
	}
}
