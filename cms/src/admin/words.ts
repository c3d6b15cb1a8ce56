import { menuWords } from './menu';

/** The panel's texts in the product's words, by Strapi's own ids. */
export const words = {
	...menuWords,
	'Auth.form.welcome.title': 'Welcome back',
	'Auth.form.welcome.subtitle': 'Sign in to write and look after your site',
	'HomePage.head.title': 'Home',
	'HomePage.header.title': 'Hello {name}',
	'HomePage.header.subtitle': 'What waits for you, and what you may want to do next',
	'app.components.LeftMenu.navbrand.title': 'Sumu',
	'app.components.LeftMenu.navbrand.workplace': 'Your site',
	'content-manager.plugin.name': 'Content',
	'content-manager.header.name': 'Content',
	'content-manager.components.LeftMenu.collection-types': 'Lists',
	'content-manager.components.LeftMenu.single-types': 'Settings',
	'content-manager.components.LeftMenu.Search.label': 'Search this menu',
	'upload.plugin.name': 'Pictures',
	'components.Input.error.validation.regex': 'Please enter an address that begins with https://',
	'components.Input.error.validation.required': 'Please fill this in',
	'components.Input.error.validation.maxLength': 'At most {max} characters, please',
	'components.Input.error.validation.max': 'At most {max}, please',
	'components.Input.error.validation.min': 'At least {min}, please',
};
