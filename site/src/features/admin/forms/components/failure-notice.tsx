import { Box } from '@chakra-ui/react';
import { CircleAlert } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { TextButton } from '../../../../ui/text-link';

/** Error message with a retry button; scrolls into view. */
export function FailureNotice({ failure, retry }: { failure: string; retry: () => void }) {
	const noticeRef = useRef<HTMLDivElement>(null);
	useEffect(() => {
		if (failure) noticeRef.current?.scrollIntoView({ block: 'nearest' });
	}, [failure]);
	return (
		<Box ref={noticeRef} role="alert" scrollMarginTop="{sizes.pageBar}">
			{failure && (
				<Box
					display="flex"
					alignItems="center"
					flexWrap="wrap"
					columnGap="4"
					marginTop="6"
					padding="2"
					paddingInline="4"
					bg="raised"
					borderInlineStartWidth="4px"
					borderColor="danger"
					textStyle="ui"
				>
					<Box color="danger" flexShrink="0">
						<CircleAlert size={20} aria-hidden />
					</Box>
					<Box as="p" flex="1 1 20ch" paddingBlock="2">
						{failure}
					</Box>
					<TextButton onClick={retry}>Try again</TextButton>
				</Box>
			)}
		</Box>
	);
}
