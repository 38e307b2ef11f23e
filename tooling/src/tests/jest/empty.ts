/** Stands for style sheets, fonts and pictures, which no test reads. */
export default '';
