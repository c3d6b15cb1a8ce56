import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { AnyRow } from '../../src/features/admin/forms/entry-form/definition';
import { pictureFile } from './workplace';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const control = (label: string) =>
	screen.getByLabelText<Control>(label, {
		selector: 'input:not([type=file]), textarea, select',
	});

/** Every control of a field: a list has one for each text. */
export const controlsOf = (row: AnyRow): Control[] =>
	row.kind === 'list'
		? Array.from({ length: row.length }, (_, index) => control(`${row.one} ${index + 1}`))
		: [control(row.label)];

/** What stands in a field, as the contract has it: texts, an address, a tick. */
export function standsIn(row: AnyRow): unknown {
	if (row.kind === 'picture') {
		const [picture] = within(screen.getByRole('group', { name: row.label })).getAllByRole('img');
		return picture?.getAttribute('src');
	}
	if (row.kind === 'tick') return screen.getByLabelText<HTMLInputElement>(row.label).checked;
	const values = controlsOf(row).map(({ value }) => value);
	return row.kind === 'list' ? values : values[0];
}

/** Types over what stands in a field's last control. */
export const type = (row: AnyRow, value: string) =>
	fireEvent.change(controlsOf(row).at(-1) ?? document.body, { target: { value } });

export const uploaded = '/uploads/changed.webp';

/** Changes a field to something else. @returns what is to be sent */
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
			type(row, '7');
			return 7;
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
