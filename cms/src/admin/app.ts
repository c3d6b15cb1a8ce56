import type { StrapiApp } from '@strapi/strapi/admin';
import logo from './logo.svg';

type Customization = NonNullable<ConstructorParameters<typeof StrapiApp>[0]>;

/** The panel asks nobody on the internet anything, and wears the site's mark. */
const customization: Customization = {
	config: {
		locales: [],
		tutorials: false,
		notifications: { releases: false },
		auth: { logo },
		menu: { logo },
	},
};

export default customization;
