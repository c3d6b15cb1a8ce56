import { Box } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { needsScripts, useHydrated } from '../../../lib/document/client-store';
import { useWords } from '../../../lib/words/use-words';
import { Sentence } from '../../../ui/sentence';

const createTimeFormat = (language: string, timeZone?: string) =>
	new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
		hour: '2-digit',
		minute: '2-digit',
		timeZone,
		timeZoneName: 'short',
	});

/** Expiry time. In UTC on the server, which does not know the reader's time zone. */
function Until({ expires }: { expires: string }) {
	const { language } = useWords();
	const isHydrated = useHydrated();
	return (
		<time dateTime={expires}>
			{createTimeFormat(language, isHydrated ? undefined : 'UTC').format(new Date(expires))}
		</time>
	);
}

/** Sticky bar: the page is not public, and when its link expires. */
export function PreviewBar({
	expires,
	children,
}: {
	/** Null if there is no link. */
	expires: string | null;
	/** Buttons of the bar. */
	children?: ReactNode;
}) {
	const { t } = useWords();
	return (
		<Box
			as="aside"
			{...{ [needsScripts]: '' }}
			aria-label={t('About this preview')}
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
			css={{ '--ring': 'colors.onStrip' }}
			textStyle="ui"
		>
			<Box as="p" flexGrow="1">
				<strong>{t('Preview.')}</strong> {t('Not public.')}{' '}
				{expires && (
					<Sentence
						text={t('Link expires: {time}', { time: '{time}' })}
						parts={{ time: <Until expires={expires} /> }}
					/>
				)}
			</Box>
			{children}
		</Box>
	);
}
