// @vitest-environment node
import { endpointExamples } from '@sumu/contract/examples';
import { expect, test } from 'vitest';
import { shownSite } from '../src/lib/site/shown-site';

test('the page’s settings omit the share picture, which only the server uses', () => {
	const picture = endpointExamples.getProject.response.data.picture;
	const site = endpointExamples.getSite.response.data;
	const shown = shownSite({ ...site, seo: { ...site.seo, picture } });
	expect(picture).not.toBeNull();
	expect(shown.seo).toEqual({ ...site.seo, picture: null });
});
