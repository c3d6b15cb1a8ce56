import { Box } from '@chakra-ui/react';
import type { AdminOverview, SetupStep } from '@sumu/contract';
import { useQuery } from '@tanstack/react-query';
import {
	DatabaseBackup,
	ImageOff,
	Inbox,
	type LucideIcon,
	MailX,
	MessageCircle,
	ShieldAlert,
} from 'lucide-react';
import { sitePaths } from '../../../../config/paths';
import { entryPaths, sumuPaths } from '../../../../config/sumu-paths';
import { useSite } from '../../../../lib/site/use-site';
import { TextLink } from '../../../../ui/text-link';
import { getStepPath } from '../../step-path';
import { formatCount } from '../../ui/formats';
import { adminWords } from '../../words';
import { overviewQuery } from '../api/overview';
import { Panel } from './panel';

const { home: homeWords } = adminWords;

/** One line with one action. */
interface AttentionItem {
	readonly icon: LucideIcon;
	readonly text: string;
	readonly to: string;
	readonly action: string;
}

const linkToStep = (step: SetupStep) => ({
	to: getStepPath(step),
	action: homeWords.setUp,
});

const describeBackups = (state: AdminOverview['backups']): AttentionItem | undefined => {
	const backupItem = { icon: DatabaseBackup, text: adminWords.backups[state] };
	if (state === 'off') return { ...backupItem, ...linkToStep('backup') };
	if (state === 'failed')
		return { ...backupItem, ...linkToStep('backup'), action: homeWords.checkBackups };
	return undefined;
};

const describePictureStorage = (
	state: AdminOverview['pictureStorage'],
): AttentionItem | undefined =>
	state === 'working'
		? undefined
		: {
				icon: ImageOff,
				text: adminWords.pictureStorage[state],
				to: sumuPaths.images.at(),
				action: homeWords.openPictures,
			};

function listItems(
	{ pendingReviews, unreadMessages, backups, pictureStorage }: AdminOverview,
	hasMail: boolean,
): AttentionItem[] {
	return [
		pendingReviews > 0 && {
			icon: MessageCircle,
			text: homeWords.pendingReviews(pendingReviews),
			to: `${entryPaths.review.list.at()}?status=draft`,
			action: homeWords.review,
		},
		unreadMessages > 0 && {
			icon: Inbox,
			text: formatCount(unreadMessages, 'unread message'),
			to: `${sumuPaths.messages.at()}?status=new`,
			action: homeWords.read,
		},
		!hasMail && { icon: MailX, text: homeWords.mailOff, ...linkToStep('mail') },
		describePictureStorage(pictureStorage),
		describeBackups(backups),
	].filter((item) => typeof item === 'object');
}

const secondFactorItem: AttentionItem = {
	icon: ShieldAlert,
	text: homeWords.passwordOnly,
	to: sitePaths.settings.at(),
	action: homeWords.turnOnSecondFactor,
};

const AttentionItemLine = ({ icon: Icon, text, to, action }: AttentionItem) => (
	<Box
		as="li"
		display="flex"
		flexWrap="wrap"
		alignItems="center"
		columnGap="3"
		borderTopWidth="1px"
		borderColor="hairline"
		textStyle="ui"
	>
		<Icon size={18} strokeWidth={1.75} aria-hidden />
		<Box as="span" flex="1 1 24ch" paddingBlock="2">
			{text}
		</Box>
		<TextLink to={to}>{action}</TextLink>
	</Box>
);

/** Tasks and warnings for the owner, one line and one action each, and below them what works. */
export function Attention({ isPasswordOnly }: { isPasswordOnly: boolean }) {
	const { data } = useQuery(overviewQuery());
	const { mail: hasMail } = useSite().features;
	if (!data || !('backups' in data))
		return isPasswordOnly && <AttentionItemList items={[secondFactorItem]} />;
	const attentionItems = [
		...listItems(data, hasMail),
		...(isPasswordOnly ? [secondFactorItem] : []),
	];
	const areBackupsFine = !describeBackups(data.backups);
	return (
		<Panel title={homeWords.attention}>
			<AttentionItemList items={attentionItems} />
			<Box display="grid" gap="1" paddingTop="2" textStyle="small" color="muted">
				{attentionItems.length === 0 && <p>{homeWords.nothing}</p>}
				{hasMail && <p>{homeWords.mailOn}</p>}
				{areBackupsFine && <p>{adminWords.backups[data.backups]}</p>}
			</Box>
		</Panel>
	);
}

const AttentionItemList = ({ items }: { items: readonly AttentionItem[] }) =>
	items.length > 0 && (
		<Box as="ul" borderBottomWidth="1px" borderColor="hairline">
			{items.map((item) => (
				<AttentionItemLine key={item.text} {...item} />
			))}
		</Box>
	);
