/** Pages, and the controls on them. */
package org.monsterbox.app.form;
