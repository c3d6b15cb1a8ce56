// @vitest-environment node
import { examples } from '@sumu/contract/examples';
import { expect, test } from 'vitest';
import { shownSite } from '../src/lib/site/shown-site';

test('a page is sent no picture that only the server draws', () => {
	const picture = examples.getProject.response.data.picture;
	const site = examples.getSite.response.data;
	const shown = shownSite({ ...site, seo: { ...site.seo, picture } });
	expect(picture).not.toBeNull();
	expect(shown.seo).toEqual({ ...site.seo, picture: null });
});
