import { FIRST_RETRY_DELAY_SECONDS, messages } from '@sumu/contract';
import { lazy, type ReactNode, Suspense } from 'react';
import { isRouteErrorResponse } from 'react-router-dom';
import { sitePaths } from '../../config/paths';
import { ApiError } from '../../lib/api';
import { asSent } from '../../lib/chunk/load-chunk';
import type { RefusalText } from '../../lib/document/refusal-context';
import { siteTitle, useSiteIfLoaded } from '../../lib/site/use-site';
import type { Translator } from '../../lib/words/translator';
import { useWords } from '../../lib/words/use-words';
import { Button, LinkButton } from '../../ui/button';
import { Notice } from '../../ui/notice';

/** If its script fails to load, the page is still reloaded automatically, as its text promises. */
const reloadLater = () => {
	const { href } = location;
	setTimeout(() => location.href === href && location.reload(), FIRST_RETRY_DELAY_SECONDS * 1000);
	return asSent();
};
const Unavailable = lazy(() => import('./unavailable').catch(reloadLater));
const Reference = lazy(() => import('./reference').catch(asSent));

const serverError = 500;

const statusOf = (error: unknown) =>
	isRouteErrorResponse(error) || error instanceof ApiError ? error.status : null;

const detailOf = (error: unknown) =>
	isRouteErrorResponse(error)
		? [error.status, error.statusText].filter(Boolean).join(' ')
		: error instanceof Error
			? error.message
			: String(error);

const describeError = (error: unknown, { t }: Translator) => {
	const status = statusOf(error);
	if (status === 404)
		return {
			title: t(messages.notFound),
			text: t('This page doesn’t exist, or has moved.'),
			way: <Home />,
		};
	if (status === 403)
		return {
			title: t(messages.notYours),
			text: t('It belongs to another account.'),
			way: <Home />,
		};
	const refusal: RefusalText | undefined = Object(error).data;
	if (refusal?.title) return { ...refusal, way: <Home /> };
	if (status === 503)
		return {
			title: t('This page can’t be shown right now'),
			text: t('The server didn’t answer. It’s usually back within a minute.'),
			way: null,
		};
	return {
		title: t(messages.unexpectedError),
		text: detailOf(error),
		way: (
			<Button variant="outline" onClick={() => location.reload()}>
				{t('Reload')}
			</Button>
		),
	};
};

/**
 * Error page: not found, access denied, server unavailable or unexpected. A 404 shows `lost` below. The message is
 * announced to screen readers.
 */
export function ErrorView({ error, lost }: { error: unknown; lost?: ReactNode }) {
	const translator = useWords();
	const { title, text, way } = describeError(error, translator);
	const status = statusOf(error);
	const isFault = status === null || status >= serverError;
	const site = useSiteIfLoaded();
	return (
		<>
			<div role="alert">
				<title>{site ? `${title} | ${siteTitle(site)}` : title}</title>
				<Notice title={title} text={text} picture={status === 404 ? site?.brand.lost : null}>
					{way}
					<Suspense>{status === 503 && <Unavailable />}</Suspense>
					<Suspense>{isFault && <Reference key={String(error)} error={error} />}</Suspense>
				</Notice>
			</div>
			{status === 404 && lost}
		</>
	);
}

const Home = () => {
	const { t } = useWords();
	return (
		<LinkButton variant="outline" to={sitePaths.home.at()}>
			{t('Back to the home page')}
		</LinkButton>
	);
};
