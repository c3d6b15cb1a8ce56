import { Box } from '@chakra-ui/react';
import type { PreviewLink } from '@sumu/contract';
import { useQuery } from '@tanstack/react-query';
import { askConfirmation } from '../../../ui/alerts';
import { Button } from '../../../ui/button';
import { Empty } from '../../../ui/empty-state';
import { FormFailure } from '../../../ui/form-failure';
import { formatDateTime } from '../ui/formats';
import { Failure, SkeletonRows } from '../ui/loading-states';
import { PageBar } from '../ui/page-bar';
import { previewLinksQuery, useRevokeLink } from './api';
import { previewLinkWords } from './words';

const titleOf = ({ kind, title }: PreviewLink) =>
	kind === 'site' ? previewLinkWords.kinds.site : title || previewLinkWords.untitled;

function Row({
	link,
	isRevoking,
	onRevoke,
}: {
	link: PreviewLink;
	isRevoking: boolean;
	onRevoke: () => void;
}) {
	const linkTitle = titleOf(link);
	return (
		<Box
			as="li"
			display="flex"
			alignItems="center"
			gap="4"
			paddingBlock="4"
			borderBottomWidth="1px"
			borderColor="hairline"
		>
			<Box flexGrow="1" minWidth="0">
				<Box as="p" textStyle="ui" fontWeight="strong" overflowWrap="anywhere">
					{linkTitle}
				</Box>
				<Box as="p" textStyle="small" color="muted">
					{link.kind !== 'site' && `${previewLinkWords.kinds[link.kind]} · `}
					{previewLinkWords.by(link.by)} ·{' '}
					<time dateTime={link.expires}>
						{previewLinkWords.expires(formatDateTime(link.expires))}
					</time>
				</Box>
			</Box>
			<Button
				size="compact"
				variant="outline"
				flex="none"
				aria-label={previewLinkWords.revokeOne(linkTitle)}
				aria-disabled={isRevoking}
				onClick={onRevoke}
			>
				{isRevoking ? previewLinkWords.revoking : previewLinkWords.revoke}
			</Button>
		</Box>
	);
}

function Links() {
	const { data: links, isError, refetch } = useQuery(previewLinksQuery());
	const { mutate, variables, isPending, error } = useRevokeLink();
	const revoke = async ({ _id }: PreviewLink) => {
		if (!isPending && (await askConfirmation(previewLinkWords.question))) mutate(_id);
	};
	if (!links)
		return isError ? (
			<Failure what={previewLinkWords.title} retry={() => refetch()} />
		) : (
			<SkeletonRows />
		);
	if (links.length === 0) return <Empty text={previewLinkWords.empty} />;
	return (
		<>
			<FormFailure message={error?.message ?? ''} />
			<Box as="ul" maxWidth="800px">
				{links.map((link) => (
					<Row
						key={link._id}
						link={link}
						isRevoking={isPending && variables === link._id}
						onRevoke={() => void revoke(link)}
					/>
				))}
			</Box>
		</>
	);
}

/** Every preview link that still works, with its expiry time and a button to revoke it. */
const PreviewLinks = () => (
	<>
		<PageBar title={previewLinkWords.title} />
		<Box as="p" textStyle="ui" color="muted" maxWidth="640px" paddingBlock="6">
			{previewLinkWords.intro}
		</Box>
		<Links />
	</>
);

export default PreviewLinks;
