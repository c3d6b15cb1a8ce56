import { messages } from '@sumu/contract';
import { isRouteErrorResponse } from 'react-router-dom';
import { paths } from '../../config/paths';
import { ApiError } from '../../lib/api';
import { useSiteIfLoaded } from '../../lib/site/use-site';
import { Button, LinkButton } from '../../ui/button';
import { Notice } from '../../ui/notice';
import { Reference } from './reference';
import { Unavailable } from './unavailable';

const serverError = 500;

const statusOf = (error: unknown) =>
	isRouteErrorResponse(error) || error instanceof ApiError ? error.status : null;

const detailOf = (error: unknown) =>
	isRouteErrorResponse(error)
		? [error.status, error.statusText].filter(Boolean).join(' ')
		: error instanceof Error
			? error.message
			: String(error);

const wordsOf = (error: unknown) => {
	const status = statusOf(error);
	if (status === 404)
		return {
			title: messages.notFound,
			text: 'There is nothing at this address, or not any more.',
			way: <Home />,
		};
	if (status === 403)
		return {
			title: messages.notYours,
			text: 'It belongs to somebody else who is signed up here.',
			way: <Home />,
		};
	if (status === 503)
		return {
			title: 'This page cannot be shown right now',
			text: 'The server did not answer. It usually does again within a minute.',
			way: <Unavailable />,
		};
	return {
		title: messages.unexpectedError,
		text: detailOf(error),
		way: (
			<Button variant="outline" onClick={() => location.reload()}>
				Reload
			</Button>
		),
	};
};

/** What a page shows in its place, and tells: nothing found, not one's own, no response, or something unexpected. */
export function ErrorView({ error }: { error: unknown }) {
	const { title, text, way } = wordsOf(error);
	const status = statusOf(error);
	const isFault = status === null || status >= serverError;
	const siteTitle = useSiteIfLoaded()?.seo.title;
	return (
		<div role="alert">
			<title>{siteTitle ? `${title} | ${siteTitle}` : title}</title>
			<Notice title={title} text={text}>
				{way}
				{isFault && <Reference key={String(error)} error={error} />}
			</Notice>
		</div>
	);
}

const Home = () => (
	<LinkButton variant="outline" to={paths.home.at()}>
		Back to the home page
	</LinkButton>
);
