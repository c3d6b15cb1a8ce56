import { toItemResponse } from '@sumu/contract/examples';
import { textsOf } from '@sumu/contract/locales';
import { resolveTranslations } from '@sumu/contract/words';
import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { i18n } from '../../src/lib/words/i18n';
import { createFormatters } from '../../src/lib/words/locale-formatters';
import { setupCms } from '../../src/testing/cms';
import { projectSample, site } from '../../src/testing/samples';
import { showContent } from '../../src/testing/show-content';
import { renderJourney } from './render-journeys';
import { post } from './visitor';

const manner = { language: 'bn', wording: 'plain', words: {} } as const;
const noted = '<section class="footnotes">\n<ol>\n<li id="fn1"><p>x</p></li></ol></section>';

const cms = setupCms((cms) => {
	showContent(cms, { projects: [projectSample(1)], posts: [{ ...post, html: noted }] });
});

beforeEach(() => {
	cms.on('getSite', toItemResponse({ ...site, ...manner, readers: 'everyone' }));
	i18n.speech.spoken = resolveTranslations(manner, textsOf(manner.language));
	i18n.speech.formats = createFormatters;
});

afterEach(() => {
	i18n.speech.spoken = {};
	i18n.speech.formats = undefined;
});

test.each([
	['/project/project-1', 'প্রকল্প'],
	['/blog/post-1', 'ব্লগ'],
])('%s has a Bangla breadcrumb link to its list', async (path, name) => {
	renderJourney(path);
	const crumbs = within(await screen.findByRole('navigation', { name: 'আপনি এখানে' }));
	expect(crumbs.getByRole('link', { name })).toBeVisible();
});

test('the footnotes region has a Bangla label', async () => {
	renderJourney('/blog/post-1');
	expect(await screen.findByRole('region', { name: 'পাদটীকা' })).toBeVisible();
});

test('years use Bangla digits without a separator', async () => {
	showContent(cms, { projects: [{ ...projectSample(1), year: 2025 }], posts: [] });
	renderJourney('/project/project-1');
	expect(await screen.findByText('২০২৫')).toBeVisible();
	expect(screen.getByRole('contentinfo')).toHaveTextContent(/২০[০-৯]{2}/);
	expect(screen.getByRole('contentinfo').textContent).not.toMatch(/20\d\d/);
});
