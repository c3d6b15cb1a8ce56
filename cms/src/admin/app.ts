import type { StrapiApp } from '@strapi/strapi/admin';
import type { ComponentType } from 'react';
import { ResetLinkPanel } from './accounts/reset-link-panel';
import { ArticleField } from './article/article-field';
import { belowText } from './article/preview-below-text';
import { iconUrl, logoUrl, ownTabIcon, panelTheme } from './branding';
import { CartPanel } from './cart-panel';
import { sendBase } from './conflicts/send-base';
import type { EditViewProps } from './content-manager';
import { withCrops } from './crops/with-crops';
import { registerFields } from './fields/register';
import { groupSettingsFields } from './forms/group-settings-fields';
import { Heading } from './forms/heading';
import { YearInput } from './forms/year-input';
import { HistoryPanel } from './history/history-panel';
import { homeWidgets } from './home/widgets';
import { AboveList } from './lists/above-list';
import { Approve, type BulkActionProps, Mark } from './lists/bulk-actions';
import { shortColumns } from './lists/columns';
import { Answers, AskedProjects, ReadPages, replaceJsonFields } from './messages/json-fields';
import { MessagePanel, ReplyAction } from './messages/message-panel';
import { withoutSave, withoutSaving } from './messages/read-only-types';
import { ownPages } from './pages';
import { siteName } from './site-settings';
import { inOrder, panelTranslations } from './translations';

/** Replaces Strapi's name in the document title. The panel has no setting for it. */
function ownTitles(document: Document) {
	const rename = () => {
		const own = document.title.replace(/Strapi(?: Admin)?$/, () => siteName);
		if (own !== document.title) document.title = own;
	};
	rename();
	new MutationObserver(rename).observe(document.head, { childList: true, subtree: true });
}

/**
 * localStorage key under which Strapi remembers that the banner was dismissed, followed by the installation id.
 * Ours has no id.
 */
const bannerDismissedKey = 'STRAPI_MEDIA_LIBRARY_BANNER_DISMISSED_FOR_false';
const installationIds = ['undefined', 'false'];

/** Dismisses Strapi's media library banner before it appears. */
function dismissBanner(storage: Storage) {
	for (const id of installationIds) storage.setItem(`${bannerDismissedKey}:${id}`, 'true');
}

type Customization = NonNullable<ConstructorParameters<typeof StrapiApp>[0]>;
type Link = Parameters<typeof inOrder>[0][number];
type Media = Parameters<typeof withCrops>[0];

/** Extension points of the content manager that are used here. */
interface ContentManager {
	addEditViewSidePanel(
		panels: ((shown: EditViewProps) => object | null)[] | typeof withoutSave,
	): void;
	addDocumentAction(
		actions: ((shown: EditViewProps) => object | null)[] | typeof withoutSaving,
	): void;
	addBulkAction(actions: ((selected: BulkActionProps) => object | null)[]): void;
}

/** Turns off everything that calls external services, and sets the site's logo and texts. */
const config: Customization['config'] = {
	locales: [],
	tutorials: false,
	notifications: { releases: false },
	auth: { logo: logoUrl },
	menu: { logo: iconUrl },
	theme: panelTheme,
	translations: { en: panelTranslations },
};

const contentManagerHooks = 'Admin/CM/pages';

export default {
	config,
	register(app: StrapiApp) {
		app.widgets.register(() => homeWidgets);
		registerFields(app);
		const { media } = app.library.fields;
		app.addFields([
			...(media ? [{ type: 'media', Component: withCrops(media as Media) as ComponentType }] : []),
			{ type: 'article', Component: ArticleField as ComponentType },
			{ type: 'heading', Component: Heading as ComponentType },
			{ type: 'year', Component: YearInput as ComponentType },
			{ type: 'asked-projects', Component: AskedProjects as ComponentType },
			{ type: 'read-pages', Component: ReadPages as ComponentType },
			{ type: 'answers', Component: Answers as ComponentType },
		]);
		const apis = app.getPlugin('content-manager').apis as unknown as ContentManager;
		apis.addEditViewSidePanel([HistoryPanel, MessagePanel, CartPanel, ResetLinkPanel]);
		apis.addEditViewSidePanel(withoutSave);
		apis.addDocumentAction(withoutSaving);
		apis.addDocumentAction([ReplyAction]);
		apis.addBulkAction([Approve, Mark]);
		app.router.addRoute(ownPages);
		sendBase();
	},
	bootstrap(app: StrapiApp) {
		app.registerHook(
			`${contentManagerHooks}/App/mutate-collection-types-links`,
			({ ctLinks, models }: { ctLinks: Link[]; models: unknown }) => ({
				ctLinks: inOrder(ctLinks),
				models,
			}),
		);
		app.registerHook(
			`${contentManagerHooks}/App/mutate-single-types-links`,
			({ stLinks, models }: { stLinks: Link[]; models: unknown }) => ({
				stLinks: inOrder(stLinks),
				models,
			}),
		);
		app.registerHook(`${contentManagerHooks}/ListView/inject-column-in-table`, shortColumns);
		app.registerHook(
			`${contentManagerHooks}/EditView/mutate-edit-view-layout`,
			groupSettingsFields,
		);
		app.registerHook(`${contentManagerHooks}/EditView/mutate-edit-view-layout`, replaceJsonFields);
		app.registerHook(`${contentManagerHooks}/EditView/mutate-edit-view-layout`, belowText);
		app
			.getPlugin('content-manager')
			.injectComponent('listView', 'actions', { name: 'above-list', Component: AboveList });
		dismissBanner(localStorage);
		ownTitles(document);
		ownTabIcon(document);
	},
};
