import { Box } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useHydrated } from '../../../lib/document/use-hydrated';

const clock = (timeZone?: string) =>
	new Intl.DateTimeFormat('en-GB', {
		hour: '2-digit',
		minute: '2-digit',
		timeZone,
		timeZoneName: 'short',
	});

/** On the server nobody knows the reader's clock. */
function Until({ expires }: { expires: string }) {
	const isHydrated = useHydrated();
	return (
		<time dateTime={expires}>
			{clock(isHydrated ? undefined : 'UTC').format(new Date(expires))}
		</time>
	);
}

/** Says that nobody else sees this page, and until when its link is good; always in sight. */
export function PreviewBar({
	expires,
	children,
}: {
	/** Null where there is no link. */
	expires: string | null;
	/** Its buttons. */
	children?: ReactNode;
}) {
	return (
		<Box
			as="aside"
			aria-label="About this preview"
			position="sticky"
			bottom="0"
			zIndex="nav"
			display="flex"
			alignItems="center"
			gap="3"
			minHeight="56px"
			paddingInline="margin"
			paddingBlock="2"
			bg="strip"
			color="onStrip"
			textStyle="ui"
		>
			<Box as="p" flexGrow="1">
				<strong>Preview.</strong> Not public.{' '}
				{expires && (
					<>
						Link good until <Until expires={expires} />
					</>
				)}
			</Box>
			{children}
		</Box>
	);
}
