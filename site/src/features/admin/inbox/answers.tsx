import { Box } from '@chakra-ui/react';
import type { MessageAnswer } from '@sumu/contract';
import { formatDate } from '../ui/english';

/** Replies so far, with their dates. */
export function Answers({ answers }: { answers: readonly MessageAnswer[] }) {
	if (answers.length === 0) return null;
	return (
		<Box marginBottom="6">
			<Box as="h3" textStyle="label" color="muted">
				Your replies
			</Box>
			<Box as="ol" display="grid" gap="4" marginTop="2">
				{answers.map(({ text, date, mailed }) => (
					<Box
						as="li"
						key={date}
						paddingInlineStart="4"
						borderInlineStartWidth="3px"
						borderColor="green"
					>
						<Box textStyle="small" color="muted">
							<time dateTime={date}>{formatDate(date)}</time>
							{mailed ? ', by mail' : ', from your own mail program'}
						</Box>
						<Box as="p" textStyle="ui" whiteSpace="pre-wrap" overflowWrap="anywhere">
							{text}
						</Box>
					</Box>
				))}
			</Box>
		</Box>
	);
}
