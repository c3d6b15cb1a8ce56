import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';
import { sitePages } from '@sumu/contract';
import { accountIllustrations, languageTexts } from './config/files-of-some-pages';
import { blogFeeds, previewImages } from './config/generated-files';
import { siteIcons } from './config/icons';
import { sitePaths } from './config/paths';
import { sitemapPath } from './config/sitemap';
import { type EntryPaths, entryPaths, sumuPaths } from './config/sumu-paths';

/** A screen of `/sumu` that is a whole route module. Its id is that of the other screens' modules. */
const screenRoute = (name: string, pattern: string, file: string) =>
	route(pattern, `./features/admin/${file}.tsx`, { id: `routes/sumu/${name}` });

/** Screens of every content type. Adding and updating share a module, and so do all order screens. */
const entryRoutes = Object.entries<EntryPaths>(entryPaths).flatMap(
	([kind, { add, edit, list, order }]) => {
		const form = `./routes/sumu/${kind}-form.tsx`;
		return [
			screenRoute(`list-${kind}`, list.pattern, `lists/${kind}-list`),
			route(add.pattern, form, { id: `routes/sumu/add-${kind}` }),
			route(edit.pattern, form, { id: `routes/sumu/update-${kind}` }),
			...(order ? [screenRoute(`order-${kind}`, order.pattern, 'order/order-screen')] : []),
		];
	},
);

export default [
	route(sitePaths.home.pattern, './routes/home.tsx'),
	route('/home', './routes/home.tsx', { id: 'home-by-name' }),
	layout('./routes/with-queries.tsx', [
		route(sitePaths.about.pattern, './routes/about.tsx'),
		route(sitePaths.skills.pattern, './routes/skills.tsx'),
		route(sitePaths.services.pattern, './routes/services.tsx'),
		route(sitePaths.projects.pattern, './routes/projects.tsx'),
		route(sitePaths.project.pattern, './routes/project.tsx'),
		route(sitePaths.cards.pattern, './routes/cart/favourites.tsx'),
		route(sitePaths.cardOverview.pattern, './routes/cart/overview.tsx'),
		route(sitePaths.portfolio.pattern, './routes/portfolio.ts'),
		route(sitePaths.blogs.pattern, './routes/blogs.tsx'),
		route(sitePaths.blogList.pattern, './routes/blog-list.ts'),
		route(sitePaths.blog.pattern, './routes/blog.tsx'),
		route(sitePaths.search.pattern, './routes/search.tsx'),
		route(sitePaths.contact.pattern, './routes/contact.tsx'),
		route(sitePaths.terms.pattern, './routes/own-page.tsx', { id: 'terms' }),
		route(sitePaths.privacy.pattern, './routes/own-page.tsx', { id: 'privacy' }),
		route(sitePaths.ownPage.pattern, './routes/own-page.tsx'),
		layout('./routes/accounts/layout.tsx', [
			route(sitePaths.login.pattern, './routes/accounts/login.tsx'),
			route(sitePaths.signup.pattern, './routes/accounts/signup.tsx'),
			route(sitePaths.forgotPassword.pattern, './routes/accounts/forgot-password.tsx'),
			route(sitePaths.resetPassword.pattern, './routes/accounts/reset-password.tsx'),
			route(sitePaths.confirmEmail.pattern, './routes/accounts/confirm-email.tsx'),
			route(sitePaths.googleDone.pattern, './routes/accounts/google.tsx'),
		]),
		route(sitePaths.newsletterConfirm.pattern, './routes/newsletter-confirm.tsx'),
		route(sitePaths.newsletterUnsubscribe.pattern, './routes/newsletter-unsubscribe.tsx'),
		route(sitePages.preview(':token'), './routes/preview.tsx'),
		route(sitePages.testimonial(':token'), './routes/testimonial.tsx'),
		route(sitePaths.profile.pattern, './routes/account/profile.tsx'),
		route(sitePaths.editProfile.pattern, './routes/account/edit-profile.tsx'),
		route(sitePaths.settings.pattern, './routes/account/settings.tsx'),
		route(sumuPaths.profile.pattern, './routes/sumu/layout.tsx', [
			index('./routes/sumu/profile.tsx'),
			...entryRoutes,
			screenRoute('manage-blog', sumuPaths.manageBlog.pattern, 'lists/blog-list'),
			screenRoute('manage-users', sumuPaths.manageUsers.pattern, 'lists/user-list'),
			route(sumuPaths.inbox.pattern, './routes/sumu/messages.tsx', { id: 'inbox' }),
			route(sumuPaths.messages.pattern, './routes/sumu/messages.tsx'),
			route(sumuPaths.subscribers.pattern, './routes/sumu/subscribers.tsx'),
			screenRoute('statistics', sumuPaths.statistics.pattern, 'statistics/statistics-screen'),
			route(sumuPaths.settings.pattern, './routes/sumu/settings.tsx'),
			screenRoute('words', sumuPaths.words.pattern, 'wording/words-form'),
			screenRoute('weave', sumuPaths.weave.pattern, 'weave/weave-form'),
			screenRoute('preview-links', sumuPaths.previewLinks.pattern, 'preview-links/preview-links'),
			screenRoute('images', sumuPaths.images.pattern, 'lists/images-screen'),
			route(sumuPaths.letters.pattern, './routes/sumu/letters.tsx'),
			screenRoute(
				'testimonials',
				sumuPaths.testimonials.pattern,
				'testimonials/testimonials-screen',
			),
			screenRoute('tags', sumuPaths.tags.pattern, 'lists/tags-screen'),
			screenRoute('trash', sumuPaths.trash.pattern, 'lists/trash-screen'),
			screenRoute('import', sumuPaths.import.pattern, 'transfer/import-screen'),
			screenRoute('export', sumuPaths.export.pattern, 'transfer/export-screen'),
			route(sumuPaths.setup.pattern, './routes/sumu/setup.tsx'),
			route('*', './routes/not-found.ts', { id: 'sumu-not-found' }),
		]),
	]),
	route('/skills.json', './routes/skills-json.ts'),
	route('/words.json', './routes/words.ts'),
	route(languageTexts.pattern, './routes/language.ts'),
	route('/robots.txt', './routes/robots.ts'),
	route(sitemapPath, './routes/sitemap.ts'),
	...Object.entries(blogFeeds).map(([id, { path }]) => route(path, './routes/feed.ts', { id })),
	route(siteIcons.pattern, './routes/icon.ts'),
	route(siteIcons.manifest, './routes/manifest.ts'),
	route(siteIcons.networks, './routes/networks.ts'),
	route(accountIllustrations.pattern, './routes/cloth.ts'),
	route(previewImages.site.pattern, './routes/og/site.ts'),
	route(previewImages.project.pattern, './routes/og/project.ts'),
	route(previewImages.post.pattern, './routes/og/post.ts'),
	route('*', './routes/not-found.ts'),
] satisfies RouteConfig;
