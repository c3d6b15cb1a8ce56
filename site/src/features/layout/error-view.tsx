import { messages } from '@sumu/contract';
import { isRouteErrorResponse, useRevalidator } from 'react-router-dom';
import { Button } from '../../ui/button';
import { NotFound } from '../../ui/not-found';
import { Notice } from '../../ui/notice';

const detailOf = (error: unknown) =>
	isRouteErrorResponse(error)
		? [error.status, error.statusText].filter(Boolean).join(' ')
		: error instanceof Error
			? error.message
			: String(error);

/** What a page shows in its place: nothing found, no answer, or something unexpected. */
export function ErrorView({ error }: { error: unknown }) {
	if (isRouteErrorResponse(error) && error.status === 404) return <NotFound />;
	if (isRouteErrorResponse(error) && error.status === 503) return <Unavailable />;
	return (
		<Notice title={messages.unexpectedError} text={detailOf(error)}>
			<Button variant="outline" onClick={() => location.reload()}>
				Reload
			</Button>
		</Notice>
	);
}

function Unavailable() {
	const { revalidate, state } = useRevalidator();
	return (
		<Notice
			title="This page cannot be shown right now"
			text="The server did not answer. It usually does again within a minute."
		>
			<Button variant="outline" disabled={state === 'loading'} onClick={() => revalidate()}>
				Try again
			</Button>
		</Notice>
	);
}
