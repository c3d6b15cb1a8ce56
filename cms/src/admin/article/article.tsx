import { Loader, Typography } from '@strapi/design-system';
import { adminApi } from '@strapi/strapi/admin';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { Faces } from './fonts';
import { ArticlePage } from './page';

const articlePreviewApi = adminApi.injectEndpoints({
	endpoints: (build) => ({
		article: build.query<{ html: string; isPlain: boolean }, string>({
			query: (text) => ({ method: 'POST', url: '/admin/sumu/article', data: { text } }),
			transformResponse: ({ data }: { data: { html: string; isPlain: boolean } }) => data,
			keepUnusedDataFor: 0,
		}),
	}),
});

const { useArticleQuery } = articlePreviewApi;

/** Scrolls to the heading named in the URL hash once it is rendered. */
function useNamedHeading(html: string | undefined) {
	const { hash } = useLocation();
	useEffect(() => {
		const heading = html !== undefined && hash && document.getElementById(hash.slice(1));
		if (!heading) return;
		const show = () => heading.scrollIntoView();
		show();
		// Pictures above the heading move it when they load, so scroll again then.
		const pictures = Array.from(document.images).filter(({ complete }) => !complete);
		for (const picture of pictures) picture.addEventListener('load', show);
		return () => {
			for (const picture of pictures) picture.removeEventListener('load', show);
		};
	}, [html, hash]);
}

/** Renders Markdown as the site does. The previous preview stays visible until the next one arrives. */
export function Article({ text }: { text: string }) {
	const { data, isError } = useArticleQuery(text);
	useNamedHeading(data?.html);
	if (isError)
		return <Typography textColor="danger600">Couldn’t load the preview. Try again.</Typography>;
	if (data === undefined) return <Loader>Loading</Loader>;
	return (
		<>
			<Faces />
			{data.isPlain && (
				<Typography textColor="warning600">
					This text takes too long to format, so it is shown as plain paragraphs. Split very long
					lines or shorten the text.
				</Typography>
			)}
			{/* biome-ignore lint/security/noDangerouslySetInnerHtml: the server sanitizes what it renders */}
			<ArticlePage dangerouslySetInnerHTML={{ __html: data.html }} />
		</>
	);
}

export default Article;
