import { Box } from '@chakra-ui/react';
import { Link2, Share2 } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { useOrigin } from '../lib/document/use-origin';
import { useWords } from '../lib/words/use-words';
import { Button } from './button';
import { OutsideLink } from './text-link';

const outcomeMessages = {
	copied: 'Link copied',
	failed: 'Copy the address of this page',
} as const;

const byScript = { '@media (scripting: none)': { display: 'none' } };

/** Share links of other sites, and e-mail. They are plain links, so nothing is loaded from third parties. */
const getShareLinks = (title: string, address: string) => {
	const [of, at] = [title, address].map(encodeURIComponent);
	return [
		{ name: 'WhatsApp', url: `https://wa.me/?text=${of}%20${at}` },
		{ name: 'LinkedIn', url: `https://www.linkedin.com/sharing/share-offsite/?url=${at}` },
		{ name: 'Facebook', url: `https://www.facebook.com/sharer/sharer.php?u=${at}` },
		{ name: 'E-mail', url: `mailto:?subject=${of}&body=${at}` },
	] as const;
};

/** Share buttons at the end of a page; `children` adds further ones. */
export function Share({
	title,
	path,
	children,
}: {
	title: string;
	/** Path of the page to share. */
	path: string;
	children?: ReactNode;
}) {
	const { t } = useWords();
	const origin = useOrigin();
	const [canShare, setCanShare] = useState(false);
	const [outcome, setOutcome] = useState<keyof typeof outcomeMessages>();
	useEffect(() => setCanShare(typeof navigator.share === 'function'), []);
	const getPageUrl = () => location.origin + location.pathname;
	const copyLink = () =>
		navigator.clipboard.writeText(getPageUrl()).then(
			() => setOutcome('copied'),
			() => setOutcome('failed'),
		);
	// Closing the share sheet is not an error.
	const openShareSheet = () =>
		void navigator.share({ title, url: getPageUrl() }).catch(() => undefined);
	return (
		<Box
			display="flex"
			flexWrap="wrap"
			alignItems="center"
			columnGap="4"
			rowGap="2"
			marginTop="16"
			paddingTop="6"
			borderTopWidth="1px"
			borderColor="hairline"
			css={{ '@media print': { display: 'none' } }}
		>
			{canShare && (
				<Button variant="outline" size="compact" onClick={openShareSheet} css={byScript}>
					<Share2 size={18} aria-hidden /> {t('Share')}
				</Button>
			)}
			<Button variant="outline" size="compact" onClick={() => void copyLink()} css={byScript}>
				<Link2 size={18} aria-hidden /> {t('Copy link')}
			</Button>
			<Box as="ul" aria-label={t('Share')} display="flex" flexWrap="wrap" columnGap="4">
				{getShareLinks(title, origin + path).map(({ name, url }) => (
					<li key={name}>
						<OutsideLink href={url} tone="quiet" textStyle="small" minHeight="compact">
							{name === 'E-mail' ? t(name) : name}
						</OutsideLink>
					</li>
				))}
			</Box>
			{children}
			<Box role="status" textStyle="small" color="muted">
				{outcome && t(outcomeMessages[outcome])}
			</Box>
		</Box>
	);
}
