import { getSite } from '@sumu/contract';
import { action } from '../../../contract/action';
import { oneAnswer } from '../../../contract/pages';
import { features } from '../../../lib/features';
import { presentSiteSetting } from '../../../presenters/site-setting';

const all = { populate: true } as const;
const populate = {
	headlines: true,
	heroPicture: true,
	platforms: true,
	socials: true,
	teasers: true,
	aboutSkills: true,
	portrait: true,
	achievements: true,
	sections: all,
	pages: true,
	development: all,
	statistics: true,
	contactSteps: true,
	seo: all,
};

export default {
	one: action(getSite, async () => {
		const row = await strapi.db.query('api::site-setting.site-setting').findOne({ populate });
		return oneAnswer({ ...presentSiteSetting(row ?? {}), features });
	}),
};
