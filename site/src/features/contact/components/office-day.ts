import type { SiteSetting } from '@sumu/contract';

type Hours = Pick<SiteSetting['contact'], 'opens' | 'closes' | 'timeZone'>;

/** Office hours, such as `09:30`, and their time zone. */
export type OfficeDay = Readonly<Hours>;

/** Returns undefined if the opening or closing time is missing. */
export const officeDay = ({ opens, closes, timeZone }: Hours, ownZone: string) =>
	opens && closes ? { opens, closes, timeZone: timeZone || ownZone } : undefined;
