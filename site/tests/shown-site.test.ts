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

test('with plain wording, design platforms are listed with the social links', () => {
	const site = endpointExamples.getSite.response.data;
	const social = { network: 'GitHub', url: 'https://github.com/mira' };
	const platform = { label: 'Dribbble', url: 'https://dribbble.com/mira' };
	const links = { socials: [social], platforms: [platform] };
	expect(shownSite({ ...site, ...links, wording: 'plain' })).toMatchObject({
		socials: [social, { network: 'Dribbble', url: platform.url }],
		platforms: [],
	});
	expect(shownSite({ ...site, ...links, wording: 'original' })).toMatchObject(links);
});
