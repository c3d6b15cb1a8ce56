import { Loader, Typography } from '@strapi/design-system';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useArticleQuery } from './api';
import { Faces } from './faces';
import { ArticlePage } from './page';

/** Brings the heading that the address names into sight, once there is one. */
function useNamedHeading(html: string | undefined) {
	const { hash } = useLocation();
	useEffect(() => {
		const heading = html !== undefined && hash && document.getElementById(hash.slice(1));
		if (!heading) return;
		const show = () => heading.scrollIntoView();
		show();
		// Those above it take their place when they are there.
		const pictures = Array.from(document.images).filter(({ complete }) => !complete);
		for (const picture of pictures) picture.addEventListener('load', show);
		return () => {
			for (const picture of pictures) picture.removeEventListener('load', show);
		};
	}, [html, hash]);
}

/** Markdown as the site shows it. What was shown stays until the next is there. */
export function Article({ text }: { text: string }) {
	const { data, isError } = useArticleQuery(text);
	useNamedHeading(data?.html);
	if (isError)
		return <Typography textColor="danger600">It could not be shown, please try again.</Typography>;
	if (data === undefined) return <Loader>Loading</Loader>;
	return (
		<>
			<Faces />
			{data.isPlain && (
				<Typography textColor="warning600">
					This text took too long to format, so it shows as plain paragraphs. Look for very long
					lines, or shorten it.
				</Typography>
			)}
			{/* biome-ignore lint/security/noDangerouslySetInnerHtml: the server sanitizes what it renders */}
			<ArticlePage dangerouslySetInnerHTML={{ __html: data.html }} />
		</>
	);
}

export default Article;
