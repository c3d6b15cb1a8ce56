import { Box } from '@chakra-ui/react';
import type { Testimonial } from '@sumu/contract';
import { useTextDirection } from '../../../lib/words/text-direction';
import { useWords } from '../../../lib/words/use-words';
import { Columns, Container } from '../../../ui/container';
import { Section } from '../../../ui/section';
import { UserPhoto } from '../../../ui/user-photo';

/** The client's testimonial, in large type. */
export function ClientQuote({ testimonial }: { testimonial: Testimonial | null }) {
	const { t } = useWords();
	const directionOf = useTextDirection();
	if (!testimonial) return null;
	const { reviewText, UserName, userImg } = testimonial;
	return (
		<Section id="client" label={t('What the client said')} ground="green">
			<Container>
				<Columns as="figure" rowGap="8">
					<Box
						as="figcaption"
						gridColumn={{ lg: '1 / 4' }}
						display="flex"
						alignItems="center"
						gap="4"
						alignSelf="start"
						textStyle="ui"
						fontWeight="strong"
					>
						<UserPhoto name={UserName} src={userImg ?? ''} size={52} />
						<span dir={directionOf(UserName)}>{UserName}</span>
					</Box>
					<Box
						as="blockquote"
						dir={directionOf(reviewText)}
						gridColumn={{ lg: '4 / 13' }}
						gridRow={{ lg: '1' }}
						textStyle="quote"
						fontSize="clamp(1.625rem, 1.1rem + 2.2vw, 3rem)"
						lineHeight="1.24"
						textWrap="pretty"
						whiteSpace="pre-line"
					>
						{reviewText}
					</Box>
				</Columns>
			</Container>
		</Section>
	);
}
