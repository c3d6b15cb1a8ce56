import { messages } from '@sumu/contract';
import { endpointExamples } from '@sumu/contract/examples';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { AnyRow } from '../../src/features/admin/forms/entry-form/definition';
import { setupCms } from '../../src/testing/cms';
import { alertMixin } from '../../src/ui/alerts/swal';
import { change, controlsOf, standsIn, type, uploaded } from './controls';
import { allPublished, takes, type Update, type UpdateField, updates } from './updates';
import { openWorkplace, renderRoute } from './workplace';

const cms = setupCms((api) => {
	allPublished(api);
	const { data } = endpointExamples.uploadImage.response;
	api.on('uploadImage', { success: true, data: { ...data, url: uploaded } });
});

beforeEach(openWorkplace);
afterEach(() => alertMixin.close());

const save = () => userEvent.click(screen.getByRole('button', { name: /^Update / }));
const isFixed = ({ row }: UpdateField) => row.kind === 'line' && row.isFixed === true;
const texts: readonly AnyRow['kind'][] = ['line', 'text', 'markdown', 'number', 'list'];
const isText = ({ row }: UpdateField) => texts.includes(row.kind);
const isRequired = (update: Update, field: UpdateField) => {
	const { name, stored } = field;
	const empty = Array.isArray(stored) ? [...stored.slice(0, -1), ''] : '';
	return isText(field) && !takes(update, name, empty);
};

async function open({ route, fields }: Update) {
	renderRoute('/sumu/update/:id', '/sumu/update/some', route);
	await screen.findByRole('button', { name: /^Update / });
	if (fields.some(({ row }) => row.kind === 'references'))
		await screen.findByRole('checkbox', { name: endpointExamples.addProject.body.projectsName });
}

/** Converts a list edited in one line to its text. */
const asTyped = ({ row }: UpdateField, value: unknown) =>
	row.kind === 'line' && Array.isArray(value) ? value.join(', ') : value;

/** Waits until the form is saved, because a late response would change the next test's form, and returns its request. */
async function sent({ put }: Update): Promise<Map<string, unknown>> {
	await screen.findByText(messages.updateSucceeded);
	expect(cms.asked(put)).toHaveLength(1);
	return new Map<string, unknown>(Object.entries(cms.asked(put)[0]?.body ?? {}));
}

/** Checks that only the changed field and the base version are sent. */
function expectOthersUntouched(
	{ updated }: Update,
	changed: UpdateField,
	body: Map<string, unknown>,
) {
	expect([...body.keys()].toSorted()).toEqual([changed.name, 'updated'].toSorted());
	expect(body.get('updated')).toBe(updated);
}

describe.each(updates)('the update form of a $kind', (update) => {
	const { fields } = update;
	const changeable = fields.filter((field) => !isFixed(field));

	test('opens with every value in its field', async () => {
		await open(update);
		const values = fields.flatMap(({ stored }) => (typeof stored === 'boolean' ? [] : stored));
		expect(new Set(values).size, 'Values that are the same cannot be told apart').toBe(
			values.length,
		);
		for (const field of fields) {
			const { name, row, stored } = field;
			const isChosen = row.kind === 'number' || row.kind === 'choice';
			const text = isChosen ? String(stored ?? '') : asTyped(field, stored);
			expect(standsIn(row), name).toEqual(text);
		}
		for (const { row } of fields.filter(isFixed))
			expect(controlsOf(row)[0]).toHaveAttribute('readonly');
	});

	test.each(changeable)('sends only the changed $name', async (field) => {
		await open(update);
		if (isRequired(update, field)) {
			type(field.row, '');
			await save();
			const [control] = controlsOf(field.row).slice(-1);
			await waitFor(() => expect(control).toBeInvalid());
			expect(control).toHaveAccessibleDescription(/./);
			expect(cms.asked(update.put)).toEqual([]);
		}
		const changed = await change(field.row, field.stored);
		await save();
		const body = await sent(update);
		expect(asTyped(field, body.get(field.name))).toEqual(changed);
		expectOthersUntouched(update, field, body);
	});

	const optional = changeable.filter((field) => isText(field) && !isRequired(update, field));
	test.each(optional)('clears only $name', async (field) => {
		await open(update);
		type(field.row, '');
		await save();
		const body = await sent(update);
		expect(['', null]).toContain(asTyped(field, body.get(field.name)));
		expectOthersUntouched(update, field, body);
	});
});
