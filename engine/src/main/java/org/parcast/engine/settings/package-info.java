/** The file {@code parcast.yaml}, which all front ends share. Entry point: {@link org.parcast.engine.settings.SettingsFile}. */
package org.parcast.engine.settings;
