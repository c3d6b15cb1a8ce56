import { toItemResponse } from '@sumu/contract/examples';
import { textsOf } from '@sumu/contract/locales';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { groupAnchor } from '../../src/features/admin/settings/components/settings-fields';
import type { GroupSpec } from '../../src/features/admin/settings/groups';
import type { PreviewUpdate } from '../../src/lib/preview/frame';
import * as preview from '../../src/routes/preview';
import * as settings from '../../src/routes/sumu/settings';
import { setupCms } from '../../src/testing/cms';
import { freshSite } from './settings-leaves';
import { renderRoute, signIn } from './workplace';

const site = {
	...freshSite(),
	menu: [],
	sections: freshSite().sections.map((section) => ({ ...section, title: '', isShown: true })),
};
setupCms((cms) => cms.on('getSite', toItemResponse(site)));

beforeEach(() => {
	signIn();
	const request = globalThis.fetch;
	// Answers as the site does.
	vi.spyOn(globalThis, 'fetch').mockImplementation(async (address, options) => {
		const [, language] = /^\/words\.json\/(.+)$/.exec(String(address)) ?? [];
		return language ? Response.json(textsOf(language)) : request(address, options);
	});
});
afterEach(() => Object.defineProperty(window, 'parent', { value: window, configurable: true }));

/**
 * Types in a group of the settings.
 * @returns the message sent to the preview of the whole page
 */
async function told(group: GroupSpec['id'], type: () => void): Promise<PreviewUpdate> {
	const { unmount } = renderRoute('/sumu/settings/:page', `/sumu/settings/${group}`, settings);
	fireEvent.click(await screen.findByText('Full page'));
	const frame = screen.getByTitle<HTMLIFrameElement>('The page with your changes');
	const send = vi.spyOn(frame.contentWindow ?? window, 'postMessage');
	type();
	await waitFor(() => expect(send).toHaveBeenCalled());
	const [message] = send.mock.lastCall ?? [];
	unmount();
	return Object(message).preview;
}

/** Opens the preview page inside a frame. */
function openFramed(framed: PreviewUpdate) {
	const around = document.body.appendChild(document.createElement('iframe')).contentWindow;
	Object.defineProperty(around, 'origin', { value: window.origin });
	Object.defineProperty(window, 'parent', { value: around, configurable: true });
	vi.spyOn(around ?? window, 'postMessage').mockImplementation(() => {
		const data = { preview: framed };
		dispatchEvent(new MessageEvent('message', { data, source: around, origin: location.origin }));
	});
	const { default: Page } = preview;
	const props = { loaderData: { preview: null } } as Parameters<typeof Page>[0];
	renderRoute('/preview/:token', '/preview/new', { default: () => <Page {...props} /> }, site);
}
const token = (name: string) => document.documentElement.style.getPropertyValue(`--chakra-${name}`);

test('the full preview has the same section titles and menu as the site', async () => {
	openFramed(await told('sections', () => fireEvent.click(screen.getByText('Add link'))));
	expect(await screen.findByText('How I work')).toBeVisible();
	const bar = within(screen.getByRole('banner'));
	expect(bar.getByText('Contact')).toBeVisible();
});

test('the full preview uses the unsaved colours, fonts, corners and spacing', async () => {
	const framed = await told('brand', () => {
		const group = document.getElementById(groupAnchor('brand')) ?? document.body;
		fireEvent.click(group.querySelector('[type=radio][value=moss]') ?? group);
		const choose = (label: RegExp, value: string) =>
			fireEvent.change(within(group).getByLabelText(label), { target: { value } });
		choose(/corners/i, 'round');
		choose(/fonts/i, 'press');
	});
	openFramed(framed);
	await waitFor(() => expect(token('radii-control')).toBe('18px'));
	expect(token('fonts-display')).toContain('Fraunces');
	expect(token('colors-accent')).not.toBe('');
	expect(token('spacing-section')).not.toBe('');
});

test.each([
	['ar', 'rtl', 'تواصل معي'],
	['bn', 'ltr', 'যোগাযোগ'],
])('the full preview uses the unsaved language %s and its direction %s', async (lang, dir, contact) => {
	const framed = await told('language', () =>
		fireEvent.change(screen.getByRole('combobox', { name: /^Language/ }), {
			target: { value: lang },
		}),
	);
	openFramed(framed);
	await waitFor(() => expect(document.documentElement).toHaveAttribute('lang', lang));
	expect(document.documentElement).toHaveAttribute('dir', dir);
	expect(within(screen.getByRole('banner')).getByText(contact)).toBeVisible();
});
