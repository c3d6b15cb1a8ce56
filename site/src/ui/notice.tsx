import { Box } from '@chakra-ui/react';
import type { Picture as PictureData } from '@sumu/contract';
import type { ReactNode } from 'react';
import { Container } from './container';
import { Lozenge } from './lozenge';
import { Picture } from './picture';

/** A full-page message: a picture or the woven mark, a title, a sentence and one link. */
export function Notice({
	title,
	text,
	picture,
	children,
}: {
	title: string;
	text: string;
	picture?: PictureData | null | undefined;
	children: ReactNode;
}) {
	return (
		<Container paddingBlock="section">
			{picture ? (
				<Box maxWidth="640px">
					<Picture
						picture={picture}
						ratio="16 / 9"
						sizes="(min-width: 768px) 640px, 100vw"
						alt=""
						priority
					/>
				</Box>
			) : (
				<Lozenge size={88} />
			)}
			<Box as="h1" textStyle="h1" marginTop="8" maxWidth="14ch">
				{title}
			</Box>
			<Box as="p" textStyle="lead" color="muted" marginTop="6" maxWidth="measure">
				{text}
			</Box>
			<Box marginTop="8">{children}</Box>
		</Container>
	);
}
