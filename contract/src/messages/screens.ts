export const notFound = 'No Data Found';
export const notYours = 'This is not yours';
export const unexpectedError = 'Unexpected Application Error!';
export const linkExpired = 'This link is no longer good';
