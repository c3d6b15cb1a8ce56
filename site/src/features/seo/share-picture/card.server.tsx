import type { ThemeColours } from '@sumu/contract/colours';
import type { CardType } from './fonts.server';
import type { BrandMark } from './mark.server';

export const pictureWidth = 470;

const MAX_TITLE_LENGTH = 90;
const truncateTitle = (text: string) =>
	text.length > MAX_TITLE_LENGTH ? `${text.slice(0, MAX_TITLE_LENGTH - 1).trimEnd()}…` : text;

/** Link preview: site name, title, note and picture. */
export function Card({
	site,
	mark,
	hasMark,
	title,
	note,
	picture,
	colours,
	type,
	isRoomy,
	lang,
	direction,
}: {
	site: string;
	mark: BrandMark | null;
	/** If false, only the name identifies a site without a logo and an icon. */
	hasMark: boolean;
	title: string;
	note: string;
	picture: string | null;
	colours: ThemeColours;
	type: CardType;
	/** If true, the text has a script that is taller than Latin or joins its letters. */
	isRoomy: boolean;
	lang: string;
	direction: 'ltr' | 'rtl';
}) {
	const { canvas, ink, muted, accent } = colours;
	return (
		<div
			lang={lang}
			style={{
				display: 'flex',
				width: '100%',
				height: '100%',
				direction,
				background: canvas,
				color: ink,
				fontFamily: type.ui,
			}}
		>
			<div
				style={{
					display: 'flex',
					flexDirection: 'column',
					justifyContent: 'space-between',
					flexGrow: 1,
					flexBasis: 0,
					padding: 64,
				}}
			>
				<div
					style={{
						display: 'flex',
						alignItems: 'center',
						gap: 22,
						fontFamily: type.display,
						fontSize: 34 * type.size,
					}}
				>
					{mark ? (
						<img src={mark.data} alt="" width={mark.width} height={mark.height} />
					) : (
						hasMark && (
							<div
								style={{
									width: 22,
									height: 22,
									background: accent,
									transform: 'rotate(45deg)',
								}}
							/>
						)
					)}
					{!mark?.saysName && site}
				</div>
				<div
					style={{
						display: 'flex',
						fontFamily: type.display,
						fontSize: (title.length > 40 ? 64 : 84) * type.size,
						lineHeight: isRoomy ? 1.2 : 1.02,
						letterSpacing: isRoomy ? 0 : '-0.03em',
					}}
				>
					{truncateTitle(title)}
				</div>
				<div style={{ display: 'flex', fontSize: 32, color: muted }}>{note}</div>
			</div>
			{picture ? (
				<img
					src={picture}
					alt=""
					width={pictureWidth}
					height={630}
					style={{ objectFit: 'cover' }}
				/>
			) : (
				<div style={{ display: 'flex', width: 24, height: '100%', background: accent }} />
			)}
		</div>
	);
}
