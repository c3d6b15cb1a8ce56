import {
	type BodyOf,
	messages,
	type Site,
	type updateSite,
	type weavePictures,
} from '@sumu/contract';
import { endpointExamples, toChangedResponse, toItemResponse } from '@sumu/contract/examples';
import { drawPatternPictures } from '@sumu/contract/weave';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import Weave from '../../src/features/admin/weave/weave-form';
import { refusal, setupCms } from '../../src/testing/cms';
import { site } from '../../src/testing/samples';
import { isAskedOnLeaving, renderScreen, signIn } from './workplace';

const woven: BodyOf<typeof weavePictures>[] = [];
const sent: BodyOf<typeof updateSite>[] = [];
const picture = (name: string) => ({
	...endpointExamples.weavePictures.response.data.hero,
	url: `/uploads/weave-${name}.svg`,
});
const pictures = {
	hero: picture('hero'),
	border: picture('border'),
	mark: picture('mark'),
	lost: picture('lost'),
};
const cms = setupCms((cms) => cms.on('getSite', toItemResponse(site)));

beforeEach(() => {
	signIn();
	woven.length = 0;
	sent.length = 0;
	cms.on('weavePictures', ({ body }) => {
		woven.push(body);
		return toItemResponse(pictures);
	});
	cms.on('updateSite', ({ body }) => {
		sent.push(body);
		return toChangedResponse({ ...site, updated: '2026-01-01T00:00:00.000Z' });
	});
});

const name = () => screen.findByRole('textbox', { name: 'Name in the pattern' });
const seed = () => screen.getByRole('textbox', { name: /^Seed/ });
const click = (label: string) => userEvent.click(screen.getByRole('button', { name: label }));
const tick = (label: string) => userEvent.click(screen.getByRole('checkbox', { name: label }));
const hero = () =>
	decodeURIComponent(
		within(screen.getByRole('region', { name: 'Your pattern' }))
			.getByRole('img', { name: 'Banner' })
			.getAttribute('src') ?? '',
	);

test('the generator starts with the owner’s name and previews every control at once', async () => {
	renderScreen(Weave);
	expect(await name()).toHaveValue(site.ownerName);
	const first = hero();
	fireEvent.change(screen.getByRole('slider', { name: 'Motifs' }), { target: { value: '5' } });
	expect(screen.getByRole('slider', { name: 'Motifs' })).toHaveAttribute('aria-valuetext', 'Huge');
	await waitFor(() => expect(hero()).not.toBe(first));
	await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Pattern' }), 'kilim');
	await click('Indigo');
	await userEvent.clear(seed());
	await userEvent.type(seed(), '77');
	await click('Save');
	await waitFor(() => expect(woven).toHaveLength(1));
	const [body] = woven;
	expect(body).toMatchObject({ family: 'kilim', motif: 5, seed: 77 });
	// The saved pattern is the one that was previewed.
	expect(body && hero()).toContain(body && drawPatternPictures(body).hero.svg);
});

test('generated pictures are saved to the selected places, based on the opened version', async () => {
	renderScreen(Weave);
	await name();
	await tick('Icon in tabs and on home screens');
	await tick('Mark in the footer');
	await click('Save');
	await screen.findByRole('link', { name: 'View on site' });
	expect(sent).toEqual([
		{
			heroPicture: pictures.hero.url,
			brand: {
				...site.brand,
				logo: site.brand.logo?.url ?? null,
				icon: site.brand.icon?.url ?? null,
				footerMark: pictures.mark.url,
				border: pictures.border.url,
				lost: pictures.lost.url,
			},
			updated: site.updated,
		},
	]);
});

test('Undo reverts a shuffle completely', async () => {
	renderScreen(Weave);
	await name();
	const [before, number] = [hero(), (seed() as HTMLInputElement).value];
	await click('Shuffle');
	await waitFor(() => expect(hero()).not.toBe(before));
	expect(await name()).toHaveValue(site.ownerName);
	await click('Undo shuffle');
	await waitFor(() => expect(hero()).toBe(before));
	expect(seed()).toHaveValue(number);
	expect(screen.queryByRole('button', { name: 'Undo shuffle' })).not.toBeInTheDocument();
});

test('invalid values show errors, keep the pattern and send nothing', async () => {
	renderScreen(Weave);
	await userEvent.clear(await name());
	await userEvent.type(seed(), 'x');
	expect(await name()).toHaveAccessibleDescription(messages.enterName);
	expect(seed()).toHaveAccessibleDescription(messages.numberBetween(0, 999_999));
	expect(hero()).toMatch(/^data:image\/svg\+xml,<svg/);
	await click('Save');
	expect(woven).toEqual([]);
});

test('a failed save shows an error and keeps the values for a retry', async () => {
	cms.refuse('weavePictures', 503);
	renderScreen(Weave);
	await userEvent.type(await name(), ' Roy');
	await click('Save');
	await waitFor(() => expect(screen.getByRole('alert')).not.toBeEmptyDOMElement());
	expect(await name()).toHaveValue(`${site.ownerName} Roy`);
	cms.accept('weavePictures');
	await click('Save');
	await waitFor(() => expect(sent).toHaveLength(1));
});

test('leaving while a pattern is being saved asks for confirmation', async () => {
	const release = cms.hold('weavePictures');
	renderScreen(Weave);
	await name();
	await click('Save');
	await screen.findByRole('button', { name: 'Saving…' });
	expect(isAskedOnLeaving()).toBe(true);
	release();
	await waitFor(() => expect(isAskedOnLeaving()).toBe(false));
});

const moved = '2026-02-02T00:00:00.000Z';

test('a concurrent change to other settings is kept', async () => {
	const current: Site = { ...site, brand: { ...site.brand, palette: 'indigo' }, updated: moved };
	cms.on('updateSite', ({ body }) => {
		sent.push(body);
		if (body.updated !== moved) throw refusal(409, { reason: 'changed', current });
		return toChangedResponse({ ...current, updated: moved });
	});
	renderScreen(Weave);
	await name();
	await click('Save');
	await screen.findByRole('link', { name: 'View on site' });
	expect(sent[1]).toMatchObject({ updated: moved, brand: { palette: 'indigo' } });
});

test('a picture changed elsewhere is replaced only after saving again', async () => {
	const current: Site = { ...site, heroPicture: picture('theirs'), updated: moved };
	cms.on('updateSite', ({ body }) => {
		sent.push(body);
		if (body.updated !== moved) throw refusal(409, { reason: 'changed', current });
		return toChangedResponse({ ...current, updated: moved });
	});
	renderScreen(Weave);
	await name();
	await click('Save');
	await waitFor(() =>
		expect(screen.getByRole('alert')).toHaveTextContent(
			/One of these pictures was changed elsewhere/,
		),
	);
	expect(sent).toHaveLength(1);
	await click('Save');
	await screen.findByRole('link', { name: 'View on site' });
	expect(sent[1]).toMatchObject({ updated: moved, heroPicture: pictures.hero.url });
});
