import { contentTypeNames } from './content-manager';
import { siteName } from './site-settings';

interface Link {
	uid: string;
	title: string;
}

/**
 * Builds the translation key of a menu entry. The panel sorts its menu by key and shows the translation, so the
 * number sets the order.
 */
const createMenuKey = (at: number, name: string) => `${at} ${name}`;

export const menuWords = Object.fromEntries(
	contentTypeNames.map(([, many], at) => [createMenuKey(at, many), many]),
);

/** Replaces the menu titles with keys that sort in our order instead of alphabetically. */
export function inOrder<Links extends Link>(links: Links[]): Links[] {
	return links.map((link) => {
		const at = contentTypeNames.findIndex(([uid]) => uid === link.uid);
		const [, many] = contentTypeNames[at] ?? [];
		return many ? { ...link, title: createMenuKey(at, many) } : link;
	});
}

/** Replacements for the panel's texts, by Strapi's message ids. */
export const panelTranslations = {
	...menuWords,
	'Auth.form.welcome.title': 'Welcome back',
	'Auth.form.welcome.subtitle': 'Sign in to manage your site',
	'Auth.form.register.subtitle':
		'This password is for both the panel and the site, with the e-mail below.',
	'app.components.ToggleCheckbox.on-label': 'Yes',
	'app.components.ToggleCheckbox.off-label': 'No',
	'app.components.Users.MagicLink.connect':
		'Send this link to your helper. If e-mail is set up, they have already received it.',
	'app.components.Users.ModalCreateBody.block-title.roles.description':
		'Editor: the blog. Assistant: projects, services, skills and reviews. Owner: everything.',
	'Settings.permissions.users.listview.header.subtitle':
		'Everyone who helps with the site. Each also has an account on the site.',
	'Settings.profile.form.section.experience.interfaceLanguageHelp': 'This applies only to you',
	'HomePage.head.title': 'Home',
	'HomePage.header.title': 'Hello, {name}',
	'HomePage.header.subtitle': 'What needs your attention and what to do next',
	'app.components.LeftMenu.navbrand.title': siteName,
	'app.components.LeftMenu.navbrand.workplace': 'Your site',
	'content-manager.plugin.name': 'Content',
	'content-manager.header.name': 'Content',
	'content-manager.components.LeftMenu.collection-types': 'Lists',
	'content-manager.components.LeftMenu.single-types': 'Settings',
	'content-manager.components.LeftMenu.Search.label': 'Search this menu',
	// Strapi's preview uses a different Markdown dialect from the site; the article preview below the text matches
	// the site.
	'components.Wysiwyg.ToggleMode.preview-mode': 'Quick preview',
	'components.Wysiwyg.ToggleMode.markdown-mode': 'Write',
	'upload.plugin.name': 'Pictures',
	'upload.mediaLibraryInput.placeholder': 'Click to choose a picture, or drop one here',
	'users-permissions.Settings.section-label': 'Accounts on the site',
	'upload.list.bulk-actions.delete.error': 'Nothing was deleted.',
	'upload.asset-details.delete.error': 'Couldn’t delete it.',
	'components.Input.error.validation.regex':
		'Please check the format. A web address begins with https://',
	'components.Input.error.validation.required': 'Please fill this in',
	'components.Input.error.validation.maxLength': 'Please enter at most {max} characters',
	'components.Input.error.validation.max': 'Please enter at most {max}',
	'components.Input.error.validation.min': 'Please enter at least {min}',
};
