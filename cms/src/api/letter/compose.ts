import { env } from '../../env';
import type { EmailMessage } from '../../platform/mail/email-message';
import { mailWords } from '../../platform/mail/mail-words';
import { escapeHtml } from '../../platform/markdown/escape-html';
import { renderArticle } from '../../platform/markdown/render';
import { presentFullBlog } from '../blog/presenter';
import { fullPosts } from '../blog/readers';
import type { LetterRow } from './letter-tables';
import { toMailHtml, toMailText } from './mail-html';

export type LetterContent = NonNullable<LetterRow['sentContent']>;

/** Returns the post of a letter, or its draft if it is not published; null without one. */
export async function findPost(blogId: string) {
	const post = await fullPosts.published.one(blogId);
	if (post) return { ...presentFullBlog(post), isPublished: true };
	const draftPost = await fullPosts.drafts.one(blogId);
	return draftPost && { ...presentFullBlog(draftPost), isPublished: false };
}

type Post = NonNullable<Awaited<ReturnType<typeof findPost>>>;

const renderCover = ({ img, topic, picture }: Post) =>
	img
		? `<p><img src="${escapeHtml(img)}" alt="${escapeHtml(picture?.alt || topic)}" width="1200"></p>`
		: '';

/** Renders a letter: its text, then its post with a link to the site. */
export async function composeLetter({
	subject,
	text,
	blogId,
}: Pick<LetterRow, 'subject' | 'text' | 'blogId'>): Promise<LetterContent & { isReady: boolean }> {
	const post = blogId ? await findPost(blogId) : null;
	const htmlParts = [
		text ? await renderArticle(text) : '',
		...(post ? [renderCover(post), post.html] : []),
	];
	const html = toMailHtml(htmlParts.filter(Boolean).join('\n'));
	return {
		subject: subject || post?.topic || '',
		html,
		text: toMailText(html),
		url: post && `${env.origins.site}/blog/${encodeURIComponent(post.slug || post._id)}`,
		isReady: (post?.isPublished ?? !blogId) && html.trim() !== '',
	};
}

/** Returns a letter as an e-mail with a link to unsubscribe. */
export async function toEmailMessage(
	{ subject, html, text, url }: LetterContent,
	unsubscribeUrl: string,
): Promise<EmailMessage> {
	const { language, t } = await mailWords();
	return {
		language,
		subject,
		paragraphs: [],
		body: { html, text },
		...(url ? { action: { label: t('Read it on the site'), url } } : {}),
		note: t('You’re receiving this because you subscribed to the newsletter.'),
		secondary: { label: t('Unsubscribe'), url: unsubscribeUrl },
	};
}
